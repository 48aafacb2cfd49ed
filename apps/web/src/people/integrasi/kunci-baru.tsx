import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { KunciApiBaru } from '@sehati/contract/people/kunci-api.schema'
import { useState } from 'react'
import { AlamatRahasia } from '../../base/ui/alamat-rahasia.tsx'
import { KunciForm } from './kunci-form.tsx'

/** Makes a key, and then shows it this once. */
export function KunciBaru({ onMade, onCancel }: { onMade: () => void; onCancel: () => void }) {
  const [made, setMade] = useState<KunciApiBaru | null>(null)
  if (!made)
    return (
      <KunciForm
        onMade={(baru) => {
          setMade(baru)
          onMade()
        }}
        onCancel={onCancel}
      />
    )
  return (
    <AlamatRahasia
      alamat={made.kunci}
      judul={t`Kunci ${{ nama: made.nama }}`}
      label={t`Kunci API`}
      isi={t`Hanya ditampilkan sekarang. Siapa pun yang memilikinya dapat membaca sesuai izinnya.`}
      tempel={t`Tempel di pengaturan rahasia program kamu, bukan di email atau percakapan.`}
      kata={{
        salin: t`Salin kunci`,
        disalin: t`Kunci disalin`,
        dipilih: t`Kunci sudah dipilih. Salin dengan menu salin perangkat kamu.`,
      }}
      acts={
        <Button variant="default" onClick={onCancel}>
          <Trans>Sudah saya simpan</Trans>
        </Button>
      }
    />
  )
}
