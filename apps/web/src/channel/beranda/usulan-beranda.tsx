import { t } from '@lingui/core/macro'
import { Stack } from '@mantine/core'
import type { Usulan } from '@sehati/contract/absence/usulan.schema'
import { UsulanNote } from '../../consultation/konsultasi/usulan-note.tsx'

/** What the clinic proposes instead of cancelled consultations, but for what the patient has booked already. */
export function UsulanBeranda({ usulan }: { usulan: Usulan[] }) {
  const open = usulan.filter(({ status }) => status !== 'dipesan')
  if (open.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-label={t`Usulan jadwal dari klinik`}>
      {open.map((one) => (
        <UsulanNote key={one.jadwal_id} usulan={one} />
      ))}
    </Stack>
  )
}
