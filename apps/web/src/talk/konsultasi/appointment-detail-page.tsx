import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Skeleton, Stack } from '@mantine/core'
import { mungkinDiminta } from '@sehati/contract/absence/kehadiran.rules'
import { isianTexts } from '@sehati/contract/base/texts'
import {
  checkPatientChange,
  isBatalKlinik,
  isBerpoin,
  isScheduled,
} from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { alihanQuery } from '../../absence/alihan/alihan.queries.ts'
import { TawaranPasien } from '../../absence/alihan/tawaran-pasien.tsx'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { draftPlaces, useHasDraft } from '../../base/lib/use-form-draft.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { ArahKlinik } from '../../clinic/layanan/kontak-layanan.tsx'
import { AlasanNotes } from '../../consultation/konsultasi/alasan-notes.tsx'
import { KepalaCetak } from '../../consultation/konsultasi/cetak-ringkasan.tsx'
import { KeluhanNote } from '../../consultation/konsultasi/keluhan-note.tsx'
import { konsultasiQuery } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { KonsultasiFacts } from '../../consultation/konsultasi/konsultasi-facts.tsx'
import { olehBalasan } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { KonsultasiNote } from '../../consultation/konsultasi/konsultasi-note.tsx'
import { StatusTimeline } from '../../consultation/konsultasi/status-timeline.tsx'
import { VersiBalasan } from '../../consultation/konsultasi/versi-balasan.tsx'
import { ChatCard } from '../percakapan/chat-card.tsx'
import styles from './appointment-detail-page.module.css'
import { DetailHead } from './detail-head.tsx'

const PernyataanRekam = lazy(() =>
  import('../../consultation/konsultasi/pernyataan-rekam.tsx').then((file) => file.PernyataanRekam),
)
const JadwalUlangDialog = later(
  () => import('../../booking/booking/jadwal-ulang-dialog.tsx').then((file) => file.JadwalUlangDialog),
  null,
)
const PembatalanDialog = later(
  () => import('../../consultation/konsultasi/pembatalan-dialog.tsx').then((file) => file.PembatalanDialog),
  null,
)

const CatatanKlien = lazy(
  () => import('../../care/rekam/catatan-klien.tsx').then((file) => file.CatatanKlien),
  <SkeletonLines rows={2} />,
)
const RangkaianSection = lazy(
  () => import('../../booking/rangkaian/rangkaian-section.tsx').then((file) => file.RangkaianSection),
  <SkeletonLines rows={3} />,
)
const WaktuPasien = lazy(() => import('../../absence/tawaran-waktu/waktu-pasien.tsx').then((file) => file.WaktuPasien))
const KonfirmasiHadir = lazy(() =>
  import('../../absence/kehadiran/konfirmasi-hadir.tsx').then((file) => file.KonfirmasiHadir),
)
const TidakHadir = lazy(() => import('../../absence/kehadiran/tidak-hadir.tsx').then((file) => file.TidakHadir))
const MajukanSwitch = lazy(() => import('../../waiting/tunggu/bagian-pasien.ts').then((file) => file.MajukanSwitch))
const UsulanKonsultasi = later(
  () => import('../../absence/terdampak/usulan-konsultasi.tsx').then((file) => file.UsulanKonsultasi),
  null,
)

export const Search = z.object({
  jadwal_id: inUrl.id,
})

/** /user/appointment-detail: one of the patient's own consultations, and what may still be done with it. */
export function Page() {
  const { level_id } = useActor()
  const [{ jadwal_id }] = useUrlSearch(Search)
  const toList = (
    <ButtonLink
      to={inArea(level_id, '/riwayat-konsultasi')}
      variant="subtle"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      <Trans>Riwayat Konsultasi</Trans>
    </ButtonLink>
  )
  return (
    <>
      <KepalaCetak />
      <PageHeader judul={t`Detail Konsultasi`} actions={toList} />
      {jadwal_id === undefined ? (
        <StateMessage role="alert" picture={<PictureNotFound />} isi={isianTexts.konsultasiId} action={toList} />
      ) : (
        <Konsultasi key={jadwal_id} jadwal_id={jadwal_id} />
      )}
    </>
  )
}

function Konsultasi({ jadwal_id }: { jadwal_id: number }) {
  const konsultasi = useQuery(konsultasiQuery(jadwal_id))
  return (
    <Loaded query={konsultasi} skeleton={<Skeleton height={480} radius="lg" />}>
      {(found) => <Details konsultasi={found} />}
    </Loaded>
  )
}

function Details({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const now = useNow()
  const isBegun = useHasDraft(draftPlaces.pembatalan(k.jadwal_id))
  const [dialog, setDialog] = useState<'batal' | 'jadwal-ulang' | null>(isBegun ? 'batal' : null)
  const close = () => setDialog(null)
  const { nama_profesional } = k
  const cache = useQueryClient()
  const mayMove = k.status === 'diajukan' || (k.status === 'dibatalkan' && k.sebab_batal === 'klinik')
  const alihan = useQuery({ ...alihanQuery(k.jadwal_id), enabled: mayMove })
  const offered = (mayMove && alihan.data) || null
  /** An offer ends with an answer: both may have changed. */
  const readAgain = () => {
    void alihan.refetch()
    void cache.invalidateQueries({ queryKey: konsultasiQuery(k.jadwal_id).queryKey })
  }

  return (
    <div className={styles.split}>
      <Stack gap="lg">
        {offered && <TawaranPasien alihan={offered} konsultasi={k} onRefused={readAgain} />}
        {mungkinDiminta(k, now) && <KonfirmasiHadir jadwal_id={k.jadwal_id} />}
        {isScheduled(k.status) && <WaktuPasien konsultasi={k} />}
        {k.status === 'dibatalkan' && isBatalKlinik(k.sebab_batal) && <UsulanKonsultasi jadwal_id={k.jadwal_id} />}
        <DetailHead
          konsultasi={k}
          now={now}
          isDialihkan={offered?.hasil === 'diterima'}
          onReschedule={() => setDialog('jadwal-ulang')}
          onCancel={() => setDialog('batal')}
        />
        {checkPatientChange(k, now) === null && (
          <MajukanSwitch konsultasi={k} onReschedule={() => setDialog('jadwal-ulang')} />
        )}
        {isBerpoin(k.sebab_batal) && <TidakHadir konsultasi={k} />}
        <Card>
          <Stack gap="xl">
            <AlasanNotes konsultasi={k} />
            <KonsultasiNote
              judul={t`Balasan dari ${nama_profesional}`}
              isi={k.initial_consult}
              oleh={olehBalasan(k)}
              kosong={t`Belum ada balasan dari ${nama_profesional}.`}
              isReply
            >
              {k.versi_balasan > 1 && <VersiBalasan key={k.versi_balasan} {...k} />}
            </KonsultasiNote>
            <KeluhanNote konsultasi={k} />
            <PernyataanRekam jadwal_id={k.jadwal_id} />
            <KonsultasiFacts konsultasi={k} isBelowHead />
            {k.rangkaian && <RangkaianSection {...k.rangkaian} jadwal_id={k.jadwal_id} />}
            {k.metode_konsultasi === 'offline' && isScheduled(k.status) && <ArahKlinik klinik={k.klinik} />}
          </Stack>
        </Card>
        {k.kelas === 'psikologi' && <CatatanKlien jadwal_id={k.jadwal_id} profesional_id={k.profesional_id} />}
        <Card>
          <StatusTimeline jadwal_id={k.jadwal_id} zona={k.zona} />
        </Card>
      </Stack>
      <ChatCard jadwal_id={k.jadwal_id} />
      <PembatalanDialog konsultasi={k} isOpen={dialog === 'batal'} onClose={close} />
      <JadwalUlangDialog konsultasi={k} now={now} isOpen={dialog === 'jadwal-ulang'} onClose={close} />
    </div>
  )
}
