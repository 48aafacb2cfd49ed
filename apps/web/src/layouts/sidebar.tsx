import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { LevelId } from '@sehati/contract/base/access'
import { IconHeadset, IconLogout } from '@tabler/icons-react'
import { ButtonLink } from '../base/lib/links.tsx'
import { logOut } from '../talk/percakapan/log-out.ts'
import { NavLinks } from './nav-links.tsx'
import styles from './sidebar.module.css'

/** Content of the sidebar and of the drawer: the role's pages, the way to help, the way out. */
export const Sidebar = ({ level, onFollow }: { level: LevelId; onFollow?: () => void }) => (
  <Stack justify="space-between" gap="lg" flex={1}>
    <NavLinks level={level} onFollow={onFollow} />
    <Stack gap="xs">
      <ButtonLink
        to="/help"
        hash="kontak"
        variant="light"
        fullWidth
        className={styles.button}
        leftSection={<IconHeadset size={20} aria-hidden />}
      >
        <Trans>Contact service</Trans>
      </ButtonLink>
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        className={styles.button}
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={logOut}
      >
        <Trans>Logout</Trans>
      </Button>
    </Stack>
  </Stack>
)
