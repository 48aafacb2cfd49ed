import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'
import { Link } from '../../base/lib/links.tsx'
import type { Address } from '../../base/lib/pages.ts'
import { jam, tanggalOf, tanggalPendek } from '../../base/lib/tanggal.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { statusKata } from '../../base/ui/status-badge.tsx'
import { useFoto } from '../../people/foto/foto.ts'
import styles from './inbox.module.css'
import { useLastMessage } from './messages.ts'
import { hariPesan, ringkasOf } from './thread.rules.ts'
import { Ticks } from './ticks.tsx'

/** `09.15` today, `Kemarin`, else a short date. */
function kapan(waktu: string, today: Tanggal): string {
  const tanggal = tanggalOf(waktu)
  if (tanggal === today) return jam(waktu)
  return tanggal === addDays(today, -1) ? hariPesan(waktu, today) : tanggalPendek(tanggal)
}

/** `23 Nov 2026`: date, status and the number of consultations share a line. */
const tanpaHari = (tanggal: string) =>
  `${tanggalPendek(tanggal).replace(/^\S+ /, '')} ${tanggalOf(tanggal).slice(0, 4)}`

type InboxRowProps = { orang: KontakOrang; today: Tanggal; href: Address; isChosen: boolean }

/** One person: who, the last message, when, how much is unread, and about which consultation the row leads on. */
export function InboxRow({ orang, today, href, isChosen }: InboxRowProps) {
  const foto = useFoto(orang.foto_url, 48)
  const last = useLastMessage(orang)
  const opened = orang.konsultasi.find(({ jadwal_id }) => jadwal_id === orang.jadwal_id)
  const count = orang.konsultasi.length
  return (
    <Link to={href} className={styles.row} aria-current={isChosen ? 'true' : undefined} resetScroll={false}>
      <Avatar name={orang.name} src={foto} size={48} />
      <span className={styles.words}>
        <span className={styles.top}>
          <strong className={styles.name}>{orang.name}</strong>
          {last && <time dateTime={last.waktu}>{kapan(last.waktu, today)}</time>}
        </span>
        <span className={styles.top}>
          <span className={styles.last} data-unread={orang.belum_dibaca > 0 || undefined}>
            {last?.isMine && !last.dihapus && <Ticks tanda={last.tanda} />}
            <span dir="auto">{last ? ringkasOf(last) : (orang.nama_spesialisasi ?? t`Belum ada pesan`)}</span>
          </span>
          {orang.belum_dibaca > 0 && (
            <span className={styles.count}>
              <span>{orang.belum_dibaca}</span>
              <VisuallyHidden>
                {' '}
                <Trans>pesan belum dibaca</Trans>
              </VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.about}>
          {opened && <span>{`${tanpaHari(opened.tanggal)} · ${statusKata(opened.status)}`}</span>}
          {count > 1 && <span className={styles.whole}>{` · ${plural(count, { other: '# konsultasi' })}`}</span>}
        </span>
      </span>
    </Link>
  )
}
