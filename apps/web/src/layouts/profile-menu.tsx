import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { inArea } from '../lib/paths.ts'
import { useActor } from '../lib/session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Initials } from '../ui/initials.tsx'
import { SchemeChoice } from '../ui/scheme-choice.tsx'
import styles from './app-shell.module.css'
import { logOut } from './log-out.ts'
import links from './nav-links.module.css'

/** Who is signed in; their profile, the colour scheme, the way out. */
export function ProfileMenu() {
  const actor = useActor()
  const trigger = (
    <>
      <Initials name={actor.name} size={36} />
      <span className={styles.profileName}>{actor.name}</span>
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <Disclosure label={`Menu akun ${actor.name}`} trigger={trigger} className={styles.profile}>
      {(close) => (
        <>
          <Link to={inArea(actor.level_id, '/profile')} className={links.item} onClick={close}>
            <IconUser size={20} stroke={1.75} aria-hidden />
            Profile
          </Link>
          <SchemeChoice />
          <UnstyledButton className={links.item} onClick={logOut}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            Logout
          </UnstyledButton>
        </>
      )}
    </Disclosure>
  )
}
