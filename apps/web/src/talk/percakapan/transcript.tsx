import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/base/texts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { utasQuery } from './thread.queries.ts'
import styles from './transcript.module.css'

/** The latest messages of a conversation to read beside something else; reading them here marks nothing as read. */
export function Transcript({ jadwal_id }: { jadwal_id: number }) {
  const utas = useQuery(utasQuery(jadwal_id, true))
  const id = useId()
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={2} id={id} fz="md">
        <Trans>Percakapan</Trans>
      </Title>
      <Loaded query={utas} skeleton={<SkeletonLines rows={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              {emptyTexts.percakapan}
            </Text>
          ) : (
            <ol className={styles.messages}>
              {rows.map((row) => (
                <li key={row.id}>
                  <span className={styles.head}>
                    <strong>{row.nama_pengirim}</strong>{' '}
                    <time dateTime={row.waktu_kirim}>{waktuPanjang(row.waktu_kirim)}</time>
                  </span>
                  <span>{row.dihapus ? t`Pesan ini dihapus` : row.pesan}</span>
                  {row.lampiran && <em>{row.lampiran.nama}</em>}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Stack>
  )
}
