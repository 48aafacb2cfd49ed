import { plural, t } from '@lingui/core/macro'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bilangan } from '../../base/lib/angka.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { deskripsiKata } from './people.rules.ts'
import { RoleBadge } from './role-badge.tsx'
import styles from './role-summary.module.css'
import { levelQuery } from './user-admin.queries.ts'

type RoleSummaryProps = {
  /** The role whose people are in view, by its name. */
  shown: string
  onShow: (nama_level: string) => void
}

/** The roles, what each may do and how many hold it. Pressing one shows its users; pressing it again, all users. */
export function RoleSummary({ shown, onShow }: RoleSummaryProps) {
  const levels = useQuery(levelQuery())
  return (
    <Loaded query={levels} skeleton={<Skeleton height={112} radius="lg" />}>
      {(found) => (
        <ul className={styles.roles} aria-label={t`Ringkasan peran`}>
          {found.map(({ level_id, nama_level, deskripsi, jumlah }) => {
            const isShown = nama_level === shown.trim().toLowerCase()
            return (
              <li key={level_id}>
                <button
                  type="button"
                  className={styles.role}
                  aria-pressed={isShown}
                  onClick={() => onShow(isShown ? '' : nama_level)}
                >
                  <span className={styles.head}>
                    <RoleBadge level_id={level_id} />
                    <span className={styles.count}>
                      <span>{bilangan(jumlah)}</span>{' '}
                      <VisuallyHidden>{plural(jumlah, { other: 'orang' })}</VisuallyHidden>
                    </span>
                  </span>
                  <span className={styles.words}>{deskripsiKata(level_id, deskripsi)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Loaded>
  )
}
