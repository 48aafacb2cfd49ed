import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group } from '@mantine/core'
import { pageSize } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { IconMail, IconUserPlus } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { useLastPage } from '../../base/page/use-last-page.ts'
import { later } from '../../base/ui/later.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { RowCount } from '../../base/ui/row-count.tsx'
import { RoleSummary } from '../../people/user/role-summary.tsx'
import { UserActions } from '../../people/user/user-actions.tsx'
import { useUserPage } from '../../people/user/user-admin.queries.ts'
import { UserSearch } from '../../people/user/user-search.tsx'
import { UserTable } from '../../people/user/user-table.tsx'
import type { RoleDialog } from './role-dialogs.tsx'

const RoleDialogs = later(() => import('./role-dialogs.tsx').then((file) => file.RoleDialogs), null)

export const Search = z.object({
  q: inUrl.q,
  page: inUrl.page,
})

/** /admin/role: every person with an account. */
export function Page() {
  const actor = useActor()
  const [{ q, page }, setSearch] = useUrlSearch(Search)
  const people = useUserPage({ q, page })
  const dialog = useFormDialog<RoleDialog>()
  const show = (term: string) => setSearch({ q: term, page: 1 })
  useLastPage(people, page, setSearch)

  const actions = (user: User) => (
    <UserActions
      user={user}
      isSelf={user.user_id === actor.user_id}
      onEdit={() => dialog.open({ act: 'edit', user })}
      onResetPassword={() => dialog.open({ act: 'password', user })}
      onDeactivate={(terdampak) => dialog.open({ act: 'nonaktifkan', user, terdampak })}
    />
  )

  return (
    <>
      <PageHeader
        judul={t`Users`}
        isi={t`Akun, peran, dan akses semua pengguna.`}
        actions={
          <Group gap="xs">
            <ButtonLink to={inArea(1, '/impor')} variant="default">
              <Trans>Impor dan ekspor</Trans>
            </ButtonLink>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={18} aria-hidden />}
              onClick={() => dialog.open({ act: 'tambah' })}
            >
              <Trans>Tambah pengguna</Trans>
            </Button>
            <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => dialog.open({ act: 'undang' })}>
              <Trans>Undang pengguna</Trans>
            </Button>
          </Group>
        }
      />
      <RoleSummary shown={q} onShow={show} />
      <UserSearch value={q} onSearch={show} />
      <List
        query={people}
        empty={{
          isi: emptyTexts.pengguna,
          action: (
            <Button variant="light" onClick={() => show('')}>
              <Trans>Tampilkan semua pengguna</Trans>
            </Button>
          ),
        }}
      >
        {(found) => (
          <>
            <RowCount>{plural({ jumlah: found.total }, { other: '# pengguna' })}</RowCount>
            <Card padding={0}>
              <UserTable
                rows={found.queried}
                from={(found.current_page - 1) * pageSize.users + 1}
                isStale={people.isPlaceholderData}
                actions={actions}
              />
            </Card>
            <PageNav of={found} onPage={(page) => setSearch({ page })} />
          </>
        )}
      </List>
      <RoleDialogs dialog={dialog} self={actor.user_id} />
    </>
  )
}
