import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/base/texts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { Part } from '../../base/ui/part.tsx'
import { useMessages } from './messages.ts'
import styles from './transcript.module.css'

/** The latest messages of a conversation to read beside something else; reading them here marks nothing as read. */
export function Transcript({ jadwal_id }: { jadwal_id: number }) {
  const { butir, utas } = useMessages(jadwal_id, false)
  const sent = butir?.filter(({ id }) => id !== null)
  return (
    <Part judul={t`Percakapan`}>
      <Loaded query={{ ...utas, data: sent }} skeleton={<SkeletonLines rows={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              {emptyTexts.percakapan}
            </Text>
          ) : (
            <ol className={styles.messages}>
              {rows.map((one) => (
                <li key={one.key}>
                  <span className={styles.head}>
                    <strong>{one.nama}</strong> <time dateTime={one.waktu}>{waktuPanjang(one.waktu)}</time>
                  </span>
                  <span>{one.dihapus ? t`Pesan ini dihapus` : one.pesan}</span>
                  {one.lampiran && <em>{one.lampiran.nama}</em>}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Part>
  )
}
