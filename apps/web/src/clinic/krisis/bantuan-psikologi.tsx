import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import styles from './bantuan-panel.module.css'
import { BantuanPanel } from './bantuan-panel.tsx'

const jawaban = () => [
  { nilai: 'ya', kata: t`Ya` },
  { nilai: 'tidak', kata: t`Tidak` },
  { nilai: 'lewati', kata: t`Lewati` },
]

/**
 * Asks beside the complaint to a psychologist whether help is wanted now. A yes shows the numbers. The answer is neither sent
 * nor stored, and the form can be sent without it.
 */
export function BantuanPsikologi({ teks }: { teks: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <fieldset className={styles.tanya}>
        <legend>
          <Trans>Apakah akhir-akhir ini ada pikiran untuk melukai diri atau mengakhiri hidup?</Trans>
        </legend>
        <p>
          <Trans>Boleh dilewati. Jawaban tidak dikirim dan tidak disimpan.</Trans>
        </p>
        <Group gap="xs">
          {jawaban().map(({ nilai, kata }) => (
            <Button
              key={nilai}
              variant={chosen === nilai ? 'light' : 'default'}
              aria-pressed={chosen === nilai}
              onClick={() => setChosen(nilai)}
            >
              {kata}
            </Button>
          ))}
        </Group>
        <p role="status">
          {chosen !== null && chosen !== 'ya' && t`Terima kasih. Nomor bantuan selalu ada di bagian bawah halaman ini.`}
        </p>
      </fieldset>
      <BantuanPanel teks={teks} isAsked={chosen === 'ya'} onClose={() => setChosen(null)} />
    </>
  )
}
