import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { User } from '@sehati/contract/people/user.schema'
import { use, useState } from 'react'
import { Unsaved } from '../../base/lib/unsaved.ts'
import { EditUserForm } from '../../people/user/edit-user-form.tsx'
import { EditRoleForm } from './edit-role-form.tsx'

type Tab = 'role' | 'user'
type EditUserProps = {
  user: User
  isSelf: boolean
  /** Saved, and nothing else is waiting to be. */
  onDone: () => void
  onSaved: () => void
  onCancel: () => void
}

/** Role and data of a person in two tabs. Saving one keeps the dialog open where the other holds something unsaved. */
export function EditUser({ user, isSelf, onSaved, onDone, onCancel }: EditUserProps) {
  const [saved, setSaved] = useState(user)
  const [tab, setTab] = useState<Tab>('role')
  const unsaved = use(Unsaved)

  const save = (of: Tab) => (next: User) => {
    onSaved()
    if (!unsaved?.size) return onDone()
    setSaved(next)
    setTab(of === 'role' ? 'user' : 'role')
  }

  return (
    <Tabs
      value={tab}
      onChange={(next) => setTab(next as Tab)}
      activateTabWithKeyboard
      // The effects of a hidden form run too: it reports what it would lose.
      keepMountedMode="display-none"
    >
      <Tabs.List mb="lg">
        <Tabs.Tab value="role" mih={44}>
          <Trans>Role</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="user" mih={44}>
          <Trans>User</Trans>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="role">
        <EditRoleForm key={saved.level_id} user={saved} isSelf={isSelf} onSaved={save('role')} onCancel={onCancel} />
      </Tabs.Panel>
      <Tabs.Panel value="user">
        <EditUserForm user={saved} isSelf={isSelf} onSaved={save('user')} onCancel={onCancel} />
      </Tabs.Panel>
    </Tabs>
  )
}
