import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../base/lib/links.tsx'
import { inArea } from '../base/lib/paths.ts'
import { useActor } from '../base/lib/session.ts'
import { Avatar } from '../base/ui/avatar.tsx'
import { Disclosure } from '../base/ui/disclosure.tsx'
import { LanguageSwitch } from '../base/ui/language-switch.tsx'
import { later } from '../base/ui/later.tsx'
import { orNothing } from '../base/ui/lazy.tsx'
import { useFoto } from '../people/foto/foto.ts'
import { userQuery } from '../people/profil/user.queries.ts'
import { logOut } from '../talk/percakapan/log-out.ts'
import styles from './app-shell.module.css'
import links from './nav-links.module.css'

// In a menu that is closed at first; where its code cannot be fetched, the other entries stay.
const MenuPilihan = later(() => import('./menu-pilihan.tsx').then((file) => file.MenuPilihan, orNothing), null)

/** Who is signed in; their profile, the choices of `MenuPilihan`, the way out. */
export function ProfileMenu() {
  const actor = useActor()
  const user = useQuery(userQuery(actor.user_id))
  const foto = useFoto(user.data?.foto_url, 36)
  const trigger = (
    <>
      <Avatar name={actor.name} src={foto} size={36} />
      <span className={styles.profileName}>{actor.name}</span>
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <Disclosure label={t`Menu akun ${actor.name}`} trigger={trigger} className={styles.profile}>
      {(close) => (
        <>
          <Link to={inArea(actor.level_id, '/profile')} className={links.item} onClick={close}>
            <IconUser size={20} stroke={1.75} aria-hidden />
            <Trans>Profile</Trans>
          </Link>
          <MenuPilihan close={close} />
          <LanguageSwitch className={links.item} />
          <UnstyledButton className={links.item} onClick={logOut}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            <Trans>Logout</Trans>
          </UnstyledButton>
        </>
      )}
    </Disclosure>
  )
}
