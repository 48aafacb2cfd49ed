import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton, Text } from '@mantine/core'
import { getPerhatian } from '@sehati/contract/perhatian/endpoints'
import type { Perhatian } from '@sehati/contract/perhatian/schema'
import { listTugasSaya } from '@sehati/contract/tugas/endpoints'
import {
  IconCalendarOff,
  IconCheck,
  IconClockExclamation,
  IconLinkOff,
  IconLockOpen,
  IconMailX,
  IconUserOff,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../lib/api.ts'
import { ButtonLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { FailureState } from '../../ui/list-state.tsx'
import styles from './perhatian-list.module.css'

const linkProps = { variant: 'default', size: 'sm' } as const

/** What waits for the admin, each with the way to the list of exactly these. Read again when the window gets the focus. */
export default function PerhatianList() {
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(getPerhatian),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
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
        <TinjauanLink />
      </div>
    )}
  </>
)

/** A reviewer is led to the queue, any other admin to who the reviewers are. */
function TinjauanLink() {
  const { data = [] } = useQuery(ask(listTugasSaya))
  const isPeninjau = data.some(({ tugas }) => tugas === 'peninjau')
  return (
    <ButtonLink to={isPeninjau ? inArea(1, '/tinjauan') : inArea(1, '/tugas')} {...linkProps}>
      {isPeninjau ? <Trans>Tinjau akses darurat</Trans> : <Trans>Lihat peninjau</Trans>}
    </ButtonLink>
  )
}
