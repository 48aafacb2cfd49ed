import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { User } from '@sehati/contract/people/user.schema'
import { useEffect, useRef, useState } from 'react'
import { EditUserForm } from '../../people/user/edit-user-form.tsx'
import { EditRoleForm } from './edit-role-form.tsx'

type Tab = 'role' | 'user'
type EditUserProps = {
  user: User
  isSelf: boolean
  onDirty: (isDirty: boolean) => void
  /** Saved, and nothing else is waiting to be. */
  onDone: () => void
  onSaved: () => void
  onCancel: () => void
}

/** Role and data of a person in two tabs. Saving one keeps the dialog open where the other holds something unsaved. */
export function EditUser({ user, isSelf, onDirty, onSaved, onDone, onCancel }: EditUserProps) {
  const [saved, setSaved] = useState(user)
  const [tab, setTab] = useState<Tab>('role')
  const [dirty, setDirty] = useState({ role: false, user: false })
  const marks = useRef({
    role: (is: boolean) => setDirty((before) => ({ ...before, role: is })),
    user: (is: boolean) => setDirty((before) => ({ ...before, user: is })),
  })
  useEffect(() => onDirty(dirty.role || dirty.user), [dirty, onDirty])

  const save = (of: Tab) => (next: User) => {
    const other: Tab = of === 'role' ? 'user' : 'role'
    onSaved()
    if (!dirty[other]) return onDone()
    // The hidden tab cannot report by itself: its effects do not run.
    marks.current[of](false)
    setSaved(next)
    setTab(other)
  }

  return (
    <Tabs value={tab} onChange={(next) => setTab(next as Tab)} activateTabWithKeyboard>
      <Tabs.List mb="lg">
        <Tabs.Tab value="role" mih={44}>
          <Trans>Role</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="user" mih={44}>
          <Trans>User</Trans>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="role">
        <EditRoleForm
          key={saved.level_id}
          user={saved}
          isSelf={isSelf}
          onDirty={marks.current.role}
          onSaved={save('role')}
          onCancel={onCancel}
        />
      </Tabs.Panel>
      <Tabs.Panel value="user">
        <EditUserForm
          user={saved}
          isSelf={isSelf}
          onDirty={marks.current.user}
          onSaved={save('user')}
          onCancel={onCancel}
        />
      </Tabs.Panel>
    </Tabs>
  )
}
