import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { isianTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { hasKehadiran, isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import {
  type Konsultasi,
  type KonsultasiTampil,
  StatusKonsultasi,
} from '@sehati/contract/consultation/konsultasi.schema'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Dialihkan } from '../../absence/alihan/dialihkan.tsx'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { draftPlaces, useHasDraft } from '../../base/lib/use-form-draft.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PesanLanjutan } from '../../booking/lanjutan/pesan-lanjutan.tsx'
import { Rencanakan } from '../../booking/rangkaian/rencanakan.tsx'
import { TambahKalender } from '../../care/kalender/tambah-kalender.tsx'
import { JanjiTenaga } from '../../care/konsultasi/janji-tenaga.tsx'
import { konsultasiTenagaQuery } from '../../care/konsultasi/konsultasi-tenaga.queries.ts'
import { LangkahBerikut } from '../../care/konsultasi/langkah-berikut.tsx'
import { AlasanNotes } from '../../consultation/konsultasi/alasan-notes.tsx'
import { CetakButton, KepalaCetak } from '../../consultation/konsultasi/cetak-ringkasan.tsx'
import { IsiTertutup } from '../../consultation/konsultasi/isi-tertutup.tsx'
import { KeluhanNote } from '../../consultation/konsultasi/keluhan-note.tsx'
import { KonsultasiFacts } from '../../consultation/konsultasi/konsultasi-facts.tsx'
import { olehBalasan } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { KonsultasiNote } from '../../consultation/konsultasi/konsultasi-note.tsx'
import { saranKata } from '../../consultation/konsultasi/saran-kata.ts'
import { StatusTimeline } from '../../consultation/konsultasi/status-timeline.tsx'
import { VersiBalasan } from '../../consultation/konsultasi/versi-balasan.tsx'
import { PageRefusal } from '../../people/auth/page-refusal.tsx'
import { ChatCard } from '../percakapan/chat-card.tsx'
import { BagianDetailTabs, bagianDetail } from './bagian-detail.tsx'
import { Bertemu } from './bertemu.tsx'
import styles from './konsultasi-detail-page.module.css'

const PernyataanRekam = lazy(() =>
  import('../../consultation/konsultasi/pernyataan-rekam.tsx').then((file) => file.PernyataanRekam),
)
const Transcript = lazy(
  () => import('../percakapan/transcript.tsx').then((file) => file.Transcript),
  <SkeletonLines rows={2} />,
)
const KonsultasiSebelumnya = lazy(
  () => import('../../care/konsultasi/konsultasi-sebelumnya.tsx').then((file) => file.KonsultasiSebelumnya),
  <SkeletonLines rows={2} />,
)
const RangkaianSection = lazy(
  () => import('../../booking/rangkaian/rangkaian-section.tsx').then((file) => file.RangkaianSection),
  <SkeletonLines rows={3} />,
)
const CatatanPsikolog = lazy(
  () => import('../../care/rekam/catatan-psikolog.tsx').then((file) => file.CatatanPsikolog),
  <SkeletonLines rows={2} height={240} />,
)
const SkriningPasien = lazy(() => import('../../care/skrining/skrining-pasien.tsx').then((file) => file.SkriningPasien))
const PasswordDiatur = lazy(() => import('../../people/profil/password-diatur.tsx').then((file) => file.PasswordDiatur))
const TawarkanWaktu = lazy(() =>
  import('../../absence/tawaran-waktu/tawarkan-waktu.tsx').then((file) => file.TawarkanWaktu),
)
const CatatKehadiran = lazy(() =>
  import('../../absence/kehadiran/catat-kehadiran.tsx').then((file) => file.CatatKehadiran),
)
const UpdateModal = later(() => import('../../care/konsultasi/update-modal.tsx').then((file) => file.UpdateModal), null)

const Params = z.object({
  id: z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
    z.int().check(z.maximum(2_147_483_647)),
  ),
})

/** A link from the list opens the update with this status chosen. `bagian` is the part of the page that is shown. */
export const Search = z.object({
  update: z.catch(z.optional(StatusKonsultasi), undefined),
  bagian: z.catch(z.optional(z.enum(bagianDetail)), undefined),
})

function BackToList({ variant = 'subtle' }: { variant?: string }) {
  const { level_id } = useActor()
  return (
    <ButtonLink
      to={inArea(level_id, '/daftarKonsultasi')}
      variant={variant}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      <Trans>Daftar Konsultasi</Trans>
    </ButtonLink>
  )
}

/** Where the professional records whom they told outside of the clinic, because a life was in danger. */
function ToPengungkapan({ jadwal_id }: { jadwal_id: number }) {
  const { level_id } = useActor()
  return (
    <ButtonLink to={inArea(level_id, '/pengungkapan', { jadwal_id })} variant="subtle">
      <Trans>Pengungkapan karena bahaya</Trans>
    </ButtonLink>
  )
}

/** The consultation of the address does not exist, or is not this professional's. */
const Missing = () => (
  <PageRefusal judul={t`Tidak ditemukan`} isi={isianTexts.konsultasiId} action={<BackToList variant="default" />} />
)

/** Reasons, complaint and reply. */
const Isi = ({ konsultasi: k }: { konsultasi: Konsultasi }) => (
  <>
    <AlasanNotes konsultasi={k} />
    <KeluhanNote konsultasi={k} />
    <KonsultasiNote
      judul={t`Balasan konsultasi`}
      isi={k.initial_consult}
      oleh={olehBalasan(k)}
      kosong={t`Belum ada balasan.`}
      isReply
    >
      {k.versi_balasan > 1 && <VersiBalasan key={k.versi_balasan} {...k} />}
    </KonsultasiNote>
    <PernyataanRekam jadwal_id={k.jadwal_id} />
  </>
)

/** The notes, or the sentence in their place. */
const Catatan = ({ konsultasi: k }: { konsultasi: KonsultasiTampil }) =>
  k.tertutup ? <p>{say(ISI_TERTUTUP)}</p> : <CatatanPsikolog jadwal_id={k.jadwal_id} />

/** What a reply is about, shown beside it. */
const Bahan = ({ konsultasi: k }: { konsultasi: KonsultasiTampil }) => (
  <>
    <KeluhanNote konsultasi={k} />
    <Transcript jadwal_id={k.jadwal_id} />
    <KonsultasiSebelumnya konsultasi={k} />
  </>
)

/**
 * /daftarKonsultasi/detail/$id: one consultation, its reply and status to be updated. Another id begins anew: what was
 * typed about one consultation is never in the form of another.
 */
export function Page() {
  const params = Params.safeParse(useParams({ strict: false }))
  const id = params.data?.id ?? null
  return <Detail key={id} id={id} />
}

function Detail({ id }: { id: number | null }) {
  const query = konsultasiTenagaQuery(id ?? 0)
  const now = useNow()
  const konsultasi = useQuery({ ...query, ...(id === null && { queryFn: skipToken }) })
  const [{ update, bagian = 'konsultasi' }, setSearch] = useUrlSearch(Search)
  const isBegun = useHasDraft(draftPlaces.balasan(id))
  const [isOpen, editor] = useDisclosure(update !== undefined || isBegun)
  const isMissing = id === null || konsultasi.error?.code === 'NOT_FOUND'

  const close = () => {
    editor.close()
    if (update) setSearch({ update: undefined })
  }
  const editWith = (status: StatusKonsultasi) => {
    setSearch({ update: status })
    editor.open()
  }
  const edit = () => {
    if (konsultasi.data) return editor.open()
    const isi = isMissing ? isianTexts.konsultasiId : isianStaf.konsultasiDetail
    showNotice('error', { judul: t`Belum dapat diperbarui`, isi })
  }

  return (
    <>
      <KepalaCetak />
      <PageHeader
        judul={t`Detail Konsultasi`}
        actions={
          <>
            <div className={styles.back}>
              <BackToList />
            </div>
            {konsultasi.data && <Bertemu konsultasi={konsultasi.data} now={now} hasChat={bagian === 'konsultasi'} />}
            {konsultasi.data && <LangkahBerikut konsultasi={konsultasi.data} onWithoutReply={editWith} />}
            {!isMissing && !konsultasi.data?.dialihkan && (
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={edit}>
                <Trans>Update</Trans>
              </Button>
            )}
          </>
        }
      />
      {isMissing ? (
        <Missing />
      ) : (
        <Loaded query={konsultasi} skeleton={<Skeleton height={420} />}>
          {(k) => (
            <>
              {k.dialihkan && <Dialihkan />}
              {k.tertutup && <PasswordDiatur />}
              {k.kelas === 'psikologi' && (
                <BagianDetailTabs shown={bagian} onShow={(chosen) => setSearch({ bagian: chosen })} />
              )}
              {k.kelas === 'psikologi' && bagian === 'catatan' ? (
                <Catatan konsultasi={k} />
              ) : (
                <div className={styles.columns}>
                  <Stack gap="lg">
                    <Card className={styles.main}>
                      <JanjiTenaga konsultasi={k} now={now} />
                      <KonsultasiFacts konsultasi={k} showBpjs />
                      {isScheduled(k.status) && <TawarkanWaktu konsultasi={k} now={now} />}
                      {hasKehadiran(k) && <CatatKehadiran konsultasi={k} now={now} />}
                      {k.tertutup ? <IsiTertutup konsultasi={k} /> : <Isi konsultasi={k} />}
                      {k.tindak_lanjut && <p>{saranKata(k.tindak_lanjut)}</p>}
                      <Group gap="sm">
                        <PesanLanjutan konsultasi={k} />
                        <Rencanakan konsultasi={k} />
                        {!k.tertutup && <ToPengungkapan jadwal_id={k.jadwal_id} />}
                      </Group>
                      {k.rangkaian && <RangkaianSection {...k.rangkaian} jadwal_id={k.jadwal_id} />}
                    </Card>
                    {!k.tertutup && <SkriningPasien user_id={k.user_id} />}
                    <Card>
                      <StatusTimeline jadwal_id={k.jadwal_id} zona={k.zona} />
                      <Group gap="sm" mt="xl" grow preventGrowOverflow={false} className="screen-only">
                        <TambahKalender konsultasi={k} />
                        <CetakButton />
                      </Group>
                    </Card>
                  </Stack>
                  <ChatCard jadwal_id={k.jadwal_id} />
                </div>
              )}
              <UpdateModal
                konsultasi={k}
                bahan={<Bahan konsultasi={k} />}
                awal={update}
                isOpen={isOpen}
                onClose={close}
                onRefused={konsultasi.refetch}
              />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
