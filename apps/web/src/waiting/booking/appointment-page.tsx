import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { Jam, Tanggal } from '@sehati/contract/base/waktu'
import { isOpen, kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import { type KonsultasiTampil, MetodeKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Profil } from '@sehati/contract/people/user.schema'
import type { TenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useGo } from '../../base/lib/links.tsx'
import { homeOf } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { BookingForm } from '../../booking/booking/booking-form.tsx'
import { konsultasiWithQuery } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { biayaKata } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { userQuery } from '../../people/profil/user.queries.ts'
import { chosenTenaga } from '../../schedule/tenaga/chosen-tenaga.ts'
import { tenagaRowQuery, useTenaga } from '../../schedule/tenaga/tenaga-profesional.queries.ts'

// Fetched only where they are shown: the first load of this page is budgeted.
const MasihDiajukan = lazy(() =>
  import('../../consultation/konsultasi/tanpa-formulir.tsx').then((file) => file.MasihDiajukan),
)
const NobodyChosen = lazy(() =>
  import('../../consultation/konsultasi/tanpa-formulir.tsx').then((file) => file.NobodyChosen),
)
// Help shows more than the form needs: without its code the form works, and the strip has the numbers.
const Bantuan = later(
  () => import('../../clinic/krisis/bantuan-panel.tsx').then((file) => file.BantuanPanel, orNothing),
  null,
)
const HadirNote = later(
  () => import('../../booking/booking/hadir-note.tsx').then((file) => file.HadirNote, orNothing),
  null,
)
const BantuanPsikologi = later(
  () => import('../../clinic/krisis/bantuan-psikologi.tsx').then((file) => file.BantuanPsikologi, orNothing),
  null,
)

// Fetched where a day has no free time; without it, other days can be booked all the same.
const Tunggu = lazy(() => import('./tunggu-dari-form.tsx').then((file) => file.TungguDariForm, orNothing))

export const Search = z.object({
  profesional_id: inUrl.id,
  // The chosen slot, so that a reload keeps it and its hold; or one that the clinic proposed, or the date of a suggested visit, and how the consultation was to be held.
  tanggal: z.catch(z.optional(Tanggal), undefined),
  jadwal_tenaga_id: inUrl.id,
  jam_mulai: z.catch(z.optional(Jam), undefined),
  jenis_id: inUrl.id,
  metode: z.catch(z.optional(MetodeKonsultasi), undefined),
})

/** /user/appointment: books the professional of the URL, so that reload and back keep the choice; without one the last. */
export function Page() {
  const { user_id } = useActor()
  const [search] = useUrlSearch(Search)
  const profesional_id = search.profesional_id ?? chosenTenaga.read(user_id)
  useEffect(() => {
    if (profesional_id !== undefined) chosenTenaga.keep(user_id, profesional_id)
  }, [user_id, profesional_id])
  return (
    <>
      <PageHeader judul={t`Appointment`} isi={t`Pilih tanggal dan waktu, lalu ceritakan keluhan Anda.`} />
      <HadirNote />
      {profesional_id === undefined ? (
        <NobodyChosen />
      ) : (
        <Appointment key={profesional_id} profesional_id={profesional_id} />
      )}
    </>
  )
}

function Appointment({ profesional_id }: { profesional_id: number }) {
  const actor = useActor()
  const tenaga = useTenaga(profesional_id)
  const pasien = useQuery(userQuery(actor.user_id))
  const earlier = useQuery(konsultasiWithQuery(profesional_id))

  const failed = [tenaga, pasien, earlier].find(({ data, error }) => data === undefined && error)
  if (failed?.error) {
    return <FailureState failure={failed.error} isRetrying={failed.isFetching} onRetry={failed.refetch} />
  }
  if (tenaga.data === undefined || pasien.data === undefined || earlier.data === undefined) return <SkeletonForm />
  if (tenaga.data === null) return <NobodyChosen />
  return <Booking tenaga={tenaga.data} pasien={pasien.data} earlier={earlier.data} />
}

type BookingProps = {
  tenaga: z.output<typeof TenagaProfesionalPublik>
  pasien: Profil
  earlier: KonsultasiTampil[]
}

function Booking({ tenaga, pasien, earlier }: BookingProps) {
  const { level_id } = useActor()
  const go = useGo()
  const [{ tanggal, jadwal_tenaga_id, jam_mulai, jenis_id, metode }, setSearch] = useUrlSearch(Search)
  const now = useNow()
  const row = useQuery(tenagaRowQuery(tenaga.profesional_id)).data?.queried[0]
  // Looked at once, on arrival: the booking that is made here must not take its own form away.
  const [open] = useState(() => earlier.find(({ status }) => isOpen(status)))

  if (open) return <MasihDiajukan nama={tenaga.name} jadwal_id={open.jadwal_id} />
  return (
    <BookingForm
      tenaga={tenaga}
      foto_url={row?.foto_url ?? null}
      hasTypes={row?.jenis_lain || row?.ada_jatah}
      pasien={pasien}
      now={now}
      awal={tanggal && jadwal_tenaga_id && jam_mulai ? { id: jadwal_tenaga_id, tanggal, jam_mulai, jenis_id } : null}
      hari={tanggal}
      onPick={(chosen) =>
        setSearch({
          tanggal: chosen?.tanggal,
          jadwal_tenaga_id: chosen?.id,
          jam_mulai: chosen?.jam_mulai,
          jenis_id: chosen?.jenis_id,
        })
      }
      metode={metode}
      biayaOf={({ use_bpjs }) => biayaKata({ use_bpjs, harga: tenaga.harga })}
      Bantuan={kelasOf(tenaga.level_id) === 'psikologi' ? BantuanPsikologi : Bantuan}
      Tunggu={Tunggu}
      onBooked={(janjiBaru) => go(homeOf(level_id), { state: { janjiBaru } })}
    />
  )
}

const SkeletonForm = () => (
  <Stack gap="lg" aria-busy="true">
    <VisuallyHidden role="status">
      <Trans>Memuat…</Trans>
    </VisuallyHidden>
    <Skeleton height={420} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </Stack>
)
