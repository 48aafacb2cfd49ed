import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../base/lib/links.tsx'
import type { Address } from '../../base/lib/pages.ts'
import { tanggalPendek, waktuSesi } from '../../base/lib/tanggal.ts'
import { Disclosure } from '../../base/ui/disclosure.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import panelStyles from './chat-panel.module.css'
import inboxStyles from './inbox.module.css'
import styles from './konsultasi-switch.module.css'
import { kontakOrangQuery } from './percakapan.queries.ts'

type KonsultasiSwitchProps = { kontak: Kontak; hrefOf: (jadwal_id: number) => Address }

/** About which consultation one writes, and the way to the conversations of the others with the same person. */
export function KonsultasiSwitch({ kontak, hrefOf }: KonsultasiSwitchProps) {
  const { data } = useQuery(kontakOrangQuery(kontak.jadwal_id))
  const all = data?.queried[0]?.konsultasi ?? []
  const others = all.filter(({ jadwal_id }) => jadwal_id !== kontak.jadwal_id)
  const unread = others.reduce((sum, { belum_dibaca }) => sum + belum_dibaca, 0)
  const [kapan, nama] = [waktuSesi(kontak), kontak.name]
  if (others.length === 0)
    return (
      <p className={panelStyles.about}>
        <Trans>Konsultasi {kapan}</Trans>
      </p>
    )
  const label = t`Konsultasi ${kapan}. Pilih konsultasi lain dengan ${nama}`
  return (
    <Disclosure
      label={unread > 0 ? `${label}, ${t`${unread} pesan belum dibaca`}` : label}
      trigger={
        <>
          <span>
            <Trans>Konsultasi {kapan}</Trans>
          </span>
          {unread > 0 && <span className={inboxStyles.count}>{unread}</span>}
          <IconChevronDown size={16} />
        </>
      }
      className={`${panelStyles.about} ${styles.trigger}`}
      panelClassName={styles.panel}
    >
      {(close) => (
        <ul className={styles.list} aria-label={t`Konsultasi lain dengan ${nama}`}>
          {others.map(({ jadwal_id, tanggal, status, belum_dibaca }) => (
            <li key={jadwal_id}>
              <Link to={hrefOf(jadwal_id)} className={styles.item} resetScroll={false} onClick={close}>
                <span>{`${tanggalPendek(tanggal)} ${tanggal.slice(0, 4)}`}</span>
                <StatusBadge status={status} />
                {belum_dibaca > 0 && (
                  <span className={inboxStyles.count}>
                    <span>{belum_dibaca}</span> <Trans>belum dibaca</Trans>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
