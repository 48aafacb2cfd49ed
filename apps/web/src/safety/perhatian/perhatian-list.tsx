import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { NOMOR_DIPERIKSA_HARI } from '@sehati/contract/base/constants'
import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { BPJS_KEMBAR } from '@sehati/contract/people/user.rules'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import type { Perhatian } from '@sehati/contract/safety/perhatian.schema'
import {
  type Icon,
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
  IconUserQuestion,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ask } from '../../base/lib/api.ts'
import { hariIni } from '../../base/lib/clock.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import type { Address } from '../../base/lib/pages.ts'
import { inArea } from '../../base/lib/paths.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { Coming } from '../../base/ui/together.tsx'
import styles from './perhatian-list.module.css'

const hari = NOMOR_DIPERIKSA_HARI

/**
 * What waits for the admin, each with the way to the list of exactly these. It is read again when the window gets the
 * focus, and when a change is stored that was still being sent when the list was read.
 */
export function PerhatianList() {
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
  if (!data) return <Coming />
  if (Object.values(data).every((n) => n === 0))
    return (
      <Text size="sm" c="dimmed" className={styles.none}>
        <IconCheck size={18} aria-hidden />
        <Trans>Tidak ada yang perlu ditangani.</Trans>
      </Text>
    )
  return (
    <div role="note" className={styles.list}>
      {Object.entries(rowsOf(data)).map(
        ([kind, { icon: Picture, isi, link }]) =>
          data[kind as Kind] > 0 && (
            <div key={kind} className={styles.item}>
              <Picture size={22} aria-hidden />
              <span className="angka">{isi}</span>
              {link}
            </div>
          ),
      )}
    </div>
  )
}

/** Minutes and a code are said with the number beside them. */
type Kind = Exclude<keyof Perhatian, 'peringatan_menit' | 'whatsapp_kode'>
type Row = { icon: Icon; isi: ReactNode; link?: ReactNode }

/** What is said of each kind, and where it leads; in the order in which they are shown. */
function rowsOf(of: Perhatian): Record<Kind, Row> {
  const tahun = Number(hariIni().slice(0, 4)) + 1
  return {
    peringatan_belum: {
      icon: IconUrgent,
      isi: (
        <>
          <span>{plural(of.peringatan_belum, { other: '# peringatan belum ditangani.' })}</span>{' '}
          <Usia menit={of.peringatan_menit} />
        </>
      ),
      link: <TugasLink tugas="jaga" />,
    },
    peringatan_terbuka: {
      icon: IconHourglass,
      isi: plural(of.peringatan_terbuka, {
        other: '# peringatan sudah ditangani, tetapi belum ditutup selama empat jam.',
      }),
      link: <TugasLink tugas="jaga" />,
    },
    nomor_lama: {
      icon: IconPhoneOff,
      isi: plural(of.nomor_lama, { other: `# nomor darurat belum diperiksa lagi selama ${hari} hari.` }),
      link: <Jalan to={inArea(1, '/layanan')}>{t`Periksa nomor`}</Jalan>,
    },
    libur_tahun_depan: {
      icon: IconCalendarPlus,
      isi: t`Hari libur nasional tahun ${tahun} belum diisi.`,
      link: <Jalan to={inArea(1, '/hari-libur', { tahun })}>{t`Isi hari libur`}</Jalan>,
    },
    whatsapp_berhenti: {
      icon: IconMessageCircleOff,
      isi: t`Pesan WhatsApp tidak terkirim: Meta menolak semuanya (kode ${of.whatsapp_kode}). Hubungi petugas server.`,
    },
    privasi_longgar: {
      icon: IconShieldOff,
      isi: t`Privasi ketat mati: password yang mudah ditebak dan password dari admin dapat terus dipakai.`,
      link: <Jalan to={inArea(1, '/pengaturan')}>{t`Buka pengaturan`}</Jalan>,
    },
    jejak_rusak: {
      icon: IconLinkOff,
      isi: plural(of.jejak_rusak, { other: 'Pemeriksaan log akses menemukan # kerusakan. Hubungi petugas server.' }),
      link: <Jalan to={inArea(1, '/jejak')}>{t`Lihat log akses`}</Jalan>,
    },
    terdampak: {
      icon: IconCalendarOff,
      isi: plural(of.terdampak, { other: '# konsultasi terdampak hari libur, cuti, atau akun nonaktif.' }),
      link: <Jalan to={inArea(1, '/konsultasi', { perhatian: 'terdampak' })}>{t`Lihat yang terdampak`}</Jalan>,
    },
    belum_dijawab: {
      icon: IconClockExclamation,
      isi: plural(of.belum_dijawab, {
        other: '# pengajuan belum dijawab dan segera dimulai, atau sudah menunggu lebih dari dua hari.',
      }),
      link: <Jalan to={inArea(1, '/konsultasi', { perhatian: 'belum_dijawab' })}>{t`Lihat daftar pengajuan`}</Jalan>,
    },
    lewat_janji: {
      icon: IconClockX,
      isi: plural(of.lewat_janji, { other: '# pengajuan melewati janji jawab.' }),
      link: <Jalan to={inArea(1, '/konsultasi', { perhatian: 'lewat_janji' })}>{t`Lihat yang terlambat`}</Jalan>,
    },
    email_gagal: {
      icon: IconMailX,
      isi: plural(of.email_gagal, { other: '# email tidak terkirim setelah beberapa kali dicoba.' }),
      link: <Jalan to={inArea(1, '/surat', { status: 'gagal' })}>{t`Lihat email yang gagal`}</Jalan>,
    },
    sesi_nonaktif: {
      icon: IconUserOff,
      isi: plural(of.sesi_nonaktif, { other: '# tenaga profesional nonaktif masih memiliki sesi terbuka.' }),
      link: (
        <Jalan to={inArea(1, '/tenagaprofesi', { status: 'nonaktif', sesi: 'terbuka' })}>
          {t`Lihat tenaga profesional`}
        </Jalan>
      ),
    },
    bpjs_kembar: {
      icon: IconUsers,
      isi: plural(of.bpjs_kembar, { other: '# akun memakai nomor BPJS yang sama dengan akun lain.' }),
      link: <Jalan to={inArea(1, '/role', { q: BPJS_KEMBAR })}>{t`Periksa akun`}</Jalan>,
    },
    keberatan_hadir: {
      icon: IconUserQuestion,
      isi: plural(of.keberatan_hadir, { other: '# keberatan kehadiran menunggu putusan.' }),
      link: <Jalan to={inArea(1, '/keberatan-hadir')}>{t`Periksa keberatan`}</Jalan>,
    },
    tinjauan_terlambat: {
      icon: IconLockOpen,
      isi: plural(of.tinjauan_terlambat, { other: '# akses darurat belum ditinjau dalam dua hari kerja.' }),
      link: <TugasLink tugas="peninjau" />,
    },
    keberatan_terlambat: {
      icon: IconMessageReport,
      isi: plural(of.keberatan_terlambat, { other: '# laporan akses data belum dijawab dalam dua hari kerja.' }),
      link: <TugasLink tugas="peninjau" />,
    },
  }
}

const Jalan = ({ to, children }: { to: Address; children: ReactNode }) => (
  <ButtonLink to={to} variant="default" size="sm">
    {children}
  </ButtonLink>
)

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
  return <Jalan to={inArea(1, isMine ? mine : others)}>{isMine ? label : lain}</Jalan>
}
