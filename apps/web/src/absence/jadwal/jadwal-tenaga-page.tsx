import { t } from '@lingui/core/macro'
import { Skeleton, Stack } from '@mantine/core'
import { namaZona, WIB } from '@sehati/contract/base/waktu'
import { getTenagaProfesionalByUser } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { useActor } from '../../base/lib/session.ts'
import { bothLoaded } from '../../base/page/both-loaded.ts'
import { later } from '../../base/ui/later.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Together } from '../../base/ui/together.tsx'
import { ProfesionalGate } from '../../people/auth/profesional-gate.tsx'
import { sesiQuery, useBookings, useJadwalLangsung } from '../../schedule/sesi/sesi.queries.ts'
import { CutiSection } from '../cuti/cuti-section.tsx'
import { JadwalEditor } from './jadwal-editor.tsx'

// Far below what the page is opened for.
const BatasSaya = later(() => import('../../schedule/batas/batas-saya.tsx').then((file) => file.BatasSaya), null)
const JenisSection = later(() => import('../../schedule/jenis/jenis-section.tsx').then((file) => file.JenisSection))
const TungguTenaga = later(
  () => import('../../waiting/tunggu/tunggu-tenaga.tsx').then((file) => file.TungguTenaga),
  null,
)
const SelesaikanCuti = later(() => import('../cuti/selesaikan-cuti.tsx').then((file) => file.SelesaikanCuti))

const skeleton = (
  <Stack gap="lg">
    <Skeleton height={400} />
    <Skeleton height={180} />
  </Stack>
)

/** /jadwal of a professional: the weekly sessions, and a date with what is booked on it. */
export function Page() {
  const { user_id } = useActor()
  // Read by the gate.
  const { data } = useQuery({ ...ask(getTenagaProfesionalByUser, { user_id }), enabled: false })
  const zona = namaZona(data?.zona ?? WIB)
  return (
    <>
      <PageHeader
        judul={t`Jadwal`}
        isi={t`Sesi mingguan Anda dan konsultasi di dalamnya. Waktu dalam ${zona}.`}
        actions={<TungguTenaga />}
      />
      <ProfesionalGate skeleton={skeleton}>
        {(tenaga) => (
          <Together>
            <Jadwal {...tenaga} />
            <BatasSaya />
            <JenisSection />
            <CutiSection zona={tenaga.zona} selesaikan={(form) => <SelesaikanCuti {...form} />} />
          </Together>
        )}
      </ProfesionalGate>
    </>
  )
}

function Jadwal({ profesional_id, zona }: Pick<TenagaProfesional, 'profesional_id' | 'zona'>) {
  const sessions = useQuery(sesiQuery(profesional_id))
  const bookings = useBookings(profesional_id, useJadwalLangsung(profesional_id))
  return (
    <Loaded query={bothLoaded(sessions, bookings)} skeleton={skeleton}>
      {([sessions, bookings]) => (
        <JadwalEditor profesional_id={profesional_id} zona={zona} sessions={sessions} bookings={bookings} />
      )}
    </Loaded>
  )
}
