import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import type { Instrumen } from '@sehati/contract/care/skrining.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import styles from './skrining.module.css'
import { useTop } from './use-top.ts'

type PertanyaanProps = {
  instrumen: Instrumen
  /** Which question, from 0. */
  ke: number
  nilai: number | null | undefined
  onPick: (nilai: number) => void
  onBack: () => void
  onNext: () => void
  onSkip: () => void
}

/** One question with its answers. It takes the focus, so that a screen reader says it first. */
export function Pertanyaan({ instrumen, ke, nilai, onPick, onBack, onNext, onSkip }: PertanyaanProps) {
  const { butir, skala, pengantar, bahasa } = instrumen
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  useTop(heading)
  const [nomor, jumlah] = [ke + 1, butir.length]
  const isChosen = typeof nilai === 'number'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChosen) onNext()
    else setIsMissing(true)
  }
  return (
    <Card component="section" aria-labelledby={id} className={styles.card}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <div>
            <Text size="sm" c="dimmed" mb={6}>
              <Trans>
                Pertanyaan {nomor} dari {jumlah}
              </Trans>
            </Text>
            <progress className={styles.progress} value={nomor} max={jumlah} aria-label={t`Kemajuan`} />
          </div>
          <div lang={bahasa}>
            {pengantar && (
              <Text size="sm" c="dimmed" mb="xs">
                {pengantar}
              </Text>
            )}
            <h2 id={id} ref={heading} tabIndex={-1} className={styles.butir}>
              {butir[ke]}
            </h2>
          </div>
          <div
            className={styles.choices}
            role="radiogroup"
            aria-labelledby={id}
            aria-describedby={isMissing && !isChosen ? `${id}-kurang` : undefined}
            lang={bahasa}
          >
            {skala.map((satu) => (
              <label key={satu.nilai} className={styles.choice}>
                <input
                  type="radio"
                  name={`${id}-jawaban`}
                  checked={nilai === satu.nilai}
                  onChange={() => onPick(satu.nilai)}
                />
                <span>{satu.kata}</span>
              </label>
            ))}
          </div>
          <Text size="sm" role="status" id={`${id}-kurang`}>
            {isMissing && !isChosen && t`Pilih satu jawaban, atau lewati pertanyaan ini.`}
          </Text>
          <Group gap="sm" justify="space-between">
            <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
              <Trans>Kembali</Trans>
            </Button>
            <Button type="submit">
              <Trans>Lanjut</Trans>
            </Button>
          </Group>
          <Button variant="subtle" w="fit-content" mx="auto" onClick={onSkip}>
            <Trans>Lewati pertanyaan ini</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
