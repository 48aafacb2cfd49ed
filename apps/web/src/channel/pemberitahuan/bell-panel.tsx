import { Trans } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { notifTexts } from '@sehati/contract/base/texts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import styles from './bell.module.css'
import { KabarList } from './kabar-list.tsx'
import { jumlahQuery, pemberitahuanQuery, useReadSemua } from './pemberitahuan.queries.ts'

/** What the bell opens: the newest notices, and the ways on. */
export function BellPanel({ onFollow }: { onFollow: () => void }) {
  const { level_id } = useActor()
  const newest = useQuery({ ...pemberitahuanQuery(), staleTime: 0 })
  const { data } = useQuery(jumlahQuery())
  const { readSemua } = useReadSemua()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    // It can hold the focus, so that Escape still closes after a click on plain words.
    <div className={styles.inside} tabIndex={-1}>
      <div className={styles.head}>
        <Title order={2} ref={heading} tabIndex={-1}>
          {say(notifTexts.judul)}
        </Title>
        {data !== undefined && data.jumlah > 0 && (
          <Button
            variant="subtle"
            size="sm"
            px="xs"
            onClick={() => {
              // The button goes with the last unread notice.
              heading.current?.focus()
              void readSemua(showFailure)
            }}
          >
            {say(notifTexts.bacaSemua)}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <List
          query={newest}
          empty={{ isi: say(notifTexts.kosong) }}
          skeleton={
            <div className={styles.waiting}>
              <SkeletonLines rows={4} />
            </div>
          }
        >
          {(found) => <KabarList rows={found.queried} onFollow={onFollow} />}
        </List>
      </div>
      <div className={styles.foot}>
        <ButtonLink to={inArea(level_id, '/notifikasi')} variant="subtle" size="sm" px="xs" onClick={onFollow}>
          <Trans>Lihat semua notifikasi</Trans>
        </ButtonLink>
        <ButtonLink
          to={inArea(level_id, '/profile')}
          hash="notifikasi"
          variant="subtle"
          color="gray"
          size="sm"
          px="xs"
          onClick={onFollow}
        >
          {say(notifTexts.atur)}
        </ButtonLink>
      </div>
    </div>
  )
}
