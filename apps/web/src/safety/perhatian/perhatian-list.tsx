import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Text } from '@mantine/core'
import { NOMOR_DIPERIKSA_HARI } from '@sehati/contract/base/constants'
import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import type { Perhatian } from '@sehati/contract/safety/perhatian.schema'
import {
  IconCalendarOff,
  IconCalendarPlus,
  IconCheck,
  IconClockExclamation,
  IconClockX,
  IconHourglass,
  IconLinkOff,
  IconLockOpen,
  IconMailX,
  IconMessageCircleOff,
  IconMessageReport,
  IconPhoneOff,
  IconShieldOff,
  IconUrgent,
  IconUserOff,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../base/lib/api.ts'
import { hariIni } from '../../base/lib/clock.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import styles from './perhatian-list.module.css'

const hari = NOMOR_DIPERIKSA_HARI
const linkProps = { variant: 'default', size: 'sm' } as const

/**
 * What waits for the admin, each with the way to the list of exactly these. It is read again when the window gets the
 * focus, and when a change is stored that was still being sent when the list was read.
 */
export default function PerhatianList() {
  const cache = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(getPerhatian),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch()
      }),
    [cache, refetch],
  )
  if (error && !data) return <FailureState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={44} radius="lg" />
  if (Object.values(data).every((n) => n === 0))
    return (
      <Text size="sm" c="dimmed" className={styles.none}>
        <IconCheck size={18} aria-hidden />
        <Trans>Tidak ada yang perlu ditangani.</Trans>
      </Text>
    )
  return (
    <div role="note" className={styles.list}>
      <Items of={data} />
    </div>
  )
}

const Items = ({ of }: { of: Perhatian }) => (
  <>
    {of.peringatan_belum > 0 && (
      <div className={styles.item}>
        <IconUrgent size={22} aria-hidden />
        <span className="angka">
          <span>{plural(of.peringatan_belum, { other: '# peringatan belum ditangani.' })}</span>{' '}
          <Usia menit={of.peringatan_menit} />
        </span>
        <TugasLink tugas="jaga" />
      </div>
    )}
    {of.peringatan_terbuka > 0 && (
      <div className={styles.item}>
        <IconHourglass size={22} aria-hidden />
        <span className="angka">
          {plural(of.peringatan_terbuka, {
            other: '# peringatan sudah ditangani, tetapi belum ditutup selama empat jam.',
          })}
        </span>
        <TugasLink tugas="jaga" />
      </div>
    )}
    {of.nomor_lama > 0 && (
      <div className={styles.item}>
        <IconPhoneOff size={22} aria-hidden />
        <span className="angka">
          {plural(of.nomor_lama, { other: `# nomor darurat belum diperiksa lagi selama ${hari} hari.` })}
        </span>
        <ButtonLink to={inArea(1, '/layanan')} {...linkProps}>
          <Trans>Periksa nomor</Trans>
        </ButtonLink>
      </div>
    )}
    {of.libur_tahun_depan > 0 && <LiburTahunDepan />}
    {of.whatsapp_berhenti > 0 && (
      <div className={styles.item}>
        <IconMessageCircleOff size={22} aria-hidden />
        <span>
          <Trans>
            Pesan WhatsApp tidak terkirim: Meta menolak semuanya (kode {of.whatsapp_kode}). Hubungi petugas server.
          </Trans>
        </span>
      </div>
    )}
    {of.privasi_longgar > 0 && (
      <div className={styles.item}>
        <IconShieldOff size={22} aria-hidden />
        <span>
          <Trans>Privasi ketat mati: password yang mudah ditebak dan password dari admin dapat terus dipakai.</Trans>
        </span>
        <ButtonLink to={inArea(1, '/pengaturan')} {...linkProps}>
          <Trans>Buka pengaturan</Trans>
        </ButtonLink>
      </div>
    )}
    {of.jejak_rusak > 0 && (
      <div className={styles.item}>
        <IconLinkOff size={22} aria-hidden />
        <span className="angka">
          {plural(of.jejak_rusak, { other: 'Pemeriksaan log akses menemukan # kerusakan. Hubungi petugas server.' })}
        </span>
        <ButtonLink to={inArea(1, '/jejak')} {...linkProps}>
          <Trans>Lihat log akses</Trans>
        </ButtonLink>
      </div>
    )}
    {of.terdampak > 0 && (
      <div className={styles.item}>
        <IconCalendarOff size={22} aria-hidden />
        <span className="angka">
          {plural(of.terdampak, { other: '# konsultasi terdampak hari libur, cuti, atau akun nonaktif.' })}
        </span>
        <ButtonLink to={inArea(1, '/konsultasi')} search={{ perhatian: 'terdampak' }} {...linkProps}>
          <Trans>Lihat yang terdampak</Trans>
        </ButtonLink>
      </div>
    )}
    {of.belum_dijawab > 0 && (
      <div className={styles.item}>
        <IconClockExclamation size={22} aria-hidden />
        <span className="angka">
          {plural(of.belum_dijawab, {
            other: '# pengajuan belum dijawab dan segera dimulai, atau sudah menunggu lebih dari dua hari.',
          })}
        </span>
        <ButtonLink to={inArea(1, '/konsultasi')} search={{ perhatian: 'belum_dijawab' }} {...linkProps}>
          <Trans>Lihat daftar pengajuan</Trans>
        </ButtonLink>
      </div>
    )}
    {of.lewat_janji > 0 && (
      <div className={styles.item}>
        <IconClockX size={22} aria-hidden />
        <span className="angka">{plural(of.lewat_janji, { other: '# pengajuan melewati janji jawab.' })}</span>
        <ButtonLink to={inArea(1, '/konsultasi')} search={{ perhatian: 'lewat_janji' }} {...linkProps}>
          <Trans>Lihat yang terlambat</Trans>
        </ButtonLink>
      </div>
    )}
    {of.email_gagal > 0 && (
      <div className={styles.item}>
        <IconMailX size={22} aria-hidden />
        <span className="angka">
          {plural(of.email_gagal, { other: '# email tidak terkirim setelah beberapa kali dicoba.' })}
        </span>
        <ButtonLink to={inArea(1, '/surat')} search={{ status: 'gagal' }} {...linkProps}>
          <Trans>Lihat email yang gagal</Trans>
        </ButtonLink>
      </div>
    )}
    {of.sesi_nonaktif > 0 && (
      <div className={styles.item}>
        <IconUserOff size={22} aria-hidden />
        <span className="angka">
          {plural(of.sesi_nonaktif, { other: '# tenaga profesional nonaktif masih memiliki sesi terbuka.' })}
        </span>
        <ButtonLink to={inArea(1, '/tenagaprofesi')} search={{ status: 'nonaktif', sesi: 'terbuka' }} {...linkProps}>
          <Trans>Lihat tenaga profesional</Trans>
        </ButtonLink>
      </div>
    )}
    {of.tinjauan_terlambat > 0 && (
      <div className={styles.item}>
        <IconLockOpen size={22} aria-hidden />
        <span className="angka">
          {plural(of.tinjauan_terlambat, { other: '# akses darurat belum ditinjau dalam dua hari kerja.' })}
        </span>
        <TugasLink tugas="peninjau" />
      </div>
    )}
    {of.keberatan_terlambat > 0 && (
      <div className={styles.item}>
        <IconMessageReport size={22} aria-hidden />
        <span className="angka">
          {plural(of.keberatan_terlambat, { other: '# laporan akses data belum dijawab dalam dua hari kerja.' })}
        </span>
        <TugasLink tugas="peninjau" />
      </div>
    )}
  </>
)

function LiburTahunDepan() {
  const tahun = Number(hariIni().slice(0, 4)) + 1
  return (
    <div className={styles.item}>
      <IconCalendarPlus size={22} aria-hidden />
      <span>
        <Trans>Hari libur nasional tahun {tahun} belum diisi.</Trans>
      </span>
      <ButtonLink to={inArea(1, '/hari-libur')} search={{ tahun }} {...linkProps}>
        <Trans>Isi hari libur</Trans>
      </ButtonLink>
    </div>
  )
}

/** How long the oldest one has waited: minutes, and from two hours on hours. */
const Usia = ({ menit }: { menit: number }) => (
  <>
    <span>
      {menit < 120
        ? plural(menit, { other: 'Yang terlama menunggu # menit.' })
        : plural(Math.floor(menit / 60), { other: 'Yang terlama menunggu # jam.' })}
    </span>
  </>
)

const antrean = {
  peninjau: {
    mine: '/tinjauan',
    others: '/tugas',
    label: <Trans>Tinjau akses data</Trans>,
    lain: <Trans>Lihat peninjau</Trans>,
  },
  jaga: {
    mine: '/jaga',
    others: '/jadwal-jaga',
    label: <Trans>Buka permintaan</Trans>,
    lain: <Trans>Lihat jadwal jaga</Trans>,
  },
} as const

/** A holder of the duty is led to what waits for it, any other admin to who the holders are. */
function TugasLink({ tugas }: { tugas: keyof typeof antrean }) {
  const { data = [] } = useQuery(ask(listTugasSaya))
  const isMine = data.some((one) => one.tugas === tugas)
  const { mine, others, label, lain } = antrean[tugas]
  return (
    <ButtonLink to={inArea(1, isMine ? mine : others)} {...linkProps}>
      {isMine ? label : lain}
    </ButtonLink>
  )
}
