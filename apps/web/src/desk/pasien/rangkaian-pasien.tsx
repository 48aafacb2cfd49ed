import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import type { AsalRangkaian, PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { useState } from 'react'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { useAsalRangkaian } from './pasien.queries.ts'

const RencanaForm = later(() => import('../../booking/rangkaian/rencana-form.tsx').then((file) => file.RencanaForm))

type RangkaianPasienProps = InDialog & { pasien: PasienLoket }

/** A series for the person at the desk, with a professional whom they have seen. The desk asks for no reason. */
export function RangkaianPasien({ pasien, onSaved, onCancel }: RangkaianPasienProps) {
  const asal = useAsalRangkaian(pasien.user_id)
  const [chosen, setChosen] = useState<AsalRangkaian | null>(null)
  return (
    <Stack gap="md">
      <List
        query={asal}
        isEmpty={(all) => all.length === 0}
        empty={{ isi: t`Rangkaian dapat direncanakan sesudah ada konsultasi yang disetujui atau selesai.` }}
        skeleton={<SkeletonLines rows={1} height={68} />}
      >
        {(all) => (
          <NativeSelect
            label={t`Tenaga profesional`}
            required
            autoFocus
            data={[
              { value: '0', label: t`Pilih tenaga profesional` },
              ...all.map((one) => ({ value: String(one.jadwal_id), label: one.nama_profesional })),
            ]}
            value={String(chosen?.jadwal_id ?? 0)}
            onChange={({ currentTarget: { value } }) =>
              setChosen(all.find(({ jadwal_id }) => String(jadwal_id) === value) ?? null)
            }
          />
        )}
      </List>
      {chosen ? (
        <RencanaForm
          key={chosen.jadwal_id}
          konsultasi={{ ...chosen, name: pasien.name }}
          alasan={KELUHAN_LOKET}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      ) : (
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Kembali ke antrean</Trans>
          </Button>
        </FormFoot>
      )}
    </Stack>
  )
}
