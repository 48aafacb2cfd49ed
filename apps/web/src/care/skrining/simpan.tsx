import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { isBahayaDilewati } from '@sehati/contract/care/skrining.rules'
import type { BagikanSkrining, Instrumen, SkriningTersimpan } from '@sehati/contract/care/skrining.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { terjawab } from './pengisian.rules.ts'
import styles from './skrining.module.css'
import { useSimpanSkrining } from './skrining.queries.ts'
import { useTop } from './use-top.ts'

type SimpanProps = {
  instrumen: Instrumen
  jawaban: (number | null)[]
  tenaga: BagikanSkrining[]
  onBack: () => void
  onCancel: () => void
  onSaved: (hasil: SkriningTersimpan) => void
}

/** The last step: the patient saves the answers, and chooses who else reads the result. Until then nothing was sent. */
export function Simpan({ instrumen, jawaban, tenaga, onBack, onCancel, onSaved }: SimpanProps) {
  const { kode, versi, butir } = instrumen
  const heading = useRef<HTMLHeadingElement>(null)
  const [bagikan, setBagikan] = useState<number[]>([])
  const send = useSimpanSkrining()
  useTop(heading)
  const [dijawab, jumlah] = [terjawab(jawaban), butir.length]
  const belum = tenaga.filter(({ boleh }) => !boleh)
  const save = () => send.mutate({ body: { kode, versi, jawaban, bagikan } }, { onSuccess: onSaved })
  return (
    <Card component="section" aria-labelledby="simpan-skrining" className={styles.card}>
      <Stack gap="lg">
        <h2 id="simpan-skrining" ref={heading} tabIndex={-1} className={styles.butir}>
          {dijawab > 0 ? t`Simpan jawaban Anda?` : t`Semua pertanyaan dilewati`}
        </h2>
        <Text>
          {dijawab > 0
            ? t`Anda menjawab ${dijawab} dari ${jumlah} pertanyaan. Belum ada yang dikirim.`
            : t`Tidak ada yang disimpan. Anda dapat mengisinya kapan saja.`}
        </Text>
        {isBahayaDilewati(instrumen, jawaban) && (
          <Text size="sm">
            <Trans>
              Tidak apa-apa melewati pertanyaan. Jika ada pikiran untuk melukai diri, nomor bantuan ada di bagian bawah
              halaman ini.
            </Trans>
          </Text>
        )}
        {dijawab > 0 &&
          belum.map(({ profesional_id, nama }) => (
            <RowSwitch
              key={profesional_id}
              label={t`Bagikan kepada ${nama}`}
              checked={bagikan.includes(profesional_id)}
              onChange={(isOn) =>
                setBagikan((chosen) => {
                  const others = chosen.filter((one) => one !== profesional_id)
                  return isOn ? [...others, profesional_id] : others
                })
              }
            />
          ))}
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <Group gap="sm" justify="space-between">
          <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
            <Trans>Kembali</Trans>
          </Button>
          {dijawab > 0 && (
            <Button loading={send.isPending} onClick={save}>
              <Trans>Simpan hasil</Trans>
            </Button>
          )}
        </Group>
        <Button variant="subtle" w="fit-content" mx="auto" disabled={send.isPending} onClick={onCancel}>
          {dijawab > 0 ? t`Tutup tanpa menyimpan` : t`Tutup`}
        </Button>
      </Stack>
    </Card>
  )
}
