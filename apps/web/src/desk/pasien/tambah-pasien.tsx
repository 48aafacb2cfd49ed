import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { useState } from 'react'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { PersonList, PersonRow } from '../../base/ui/person-list.tsx'
import { CariPasien, Pembeda } from './cari-pasien.tsx'
import { DaftarPasien } from './daftar-pasien.tsx'
import { RangkaianPasien } from './rangkaian-pasien.tsx'
import { TujuanPasien } from './tujuan-pasien.tsx'

/** Who stands at the desk, found or registered, and then with whom and when. */
export function TambahPasien({ klinik_id, ...dialog }: InDialog & { klinik_id: number }) {
  const [pasien, setPasien] = useState<PasienLoket | null>(null)
  const [isNew, setNew] = useState(false)
  const [isSeries, setSeries] = useState(false)
  useReportUnsaved(pasien !== null)
  if (isNew)
    return (
      <DaftarPasien
        onSaved={(registered) => {
          setPasien(registered)
          setNew(false)
        }}
        onCancel={() => setNew(false)}
      />
    )
  if (!pasien) return <CariPasien onPick={setPasien} onNew={() => setNew(true)} />
  const { name } = pasien
  return (
    <Stack gap="md">
      <PersonList
        label={t`Pasien`}
        rows={[
          <PersonRow
            key={pasien.user_id}
            name={name}
            act={
              // The focus goes where the list went.
              <Button
                variant="subtle"
                px="sm"
                autoFocus
                aria-label={t`Ganti pasien ${{ nama: name }}`}
                onClick={() => {
                  setPasien(null)
                  setSeries(false)
                }}
              >
                <Trans>Ganti</Trans>
              </Button>
            }
          >
            <Pembeda pasien={pasien} />
          </PersonRow>,
        ]}
      />
      {isSeries ? (
        <RangkaianPasien pasien={pasien} onSaved={dialog.onSaved} onCancel={() => setSeries(false)} />
      ) : (
        <TujuanPasien pasien={pasien} klinik_id={klinik_id} onRangkaian={() => setSeries(true)} {...dialog} />
      )}
    </Stack>
  )
}
