import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { prepareDeviceKey } from '../../base/lib/device-key.ts'
import { device, memory } from '../../base/lib/draft.ts'
import { firstWords } from '../../base/lib/first-words.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'
import { LoginForm } from './login-form.tsx'

export const Search = z.object({ reason: z.optional(z.string()), dari: z.optional(z.string()) })

/** /login. `dari` is where the person was going, `reason=session_expired` why they are here again. */
export function Page() {
  const [{ reason, dari }] = useUrlSearch(Search)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => void prepareDeviceKey().catch(() => null), [])
  useEffect(() => void device.isUsed().then(setIsKept), [])
  return (
    <AccountCard
      judul={t(firstWords.login.judul)}
      isi={t(firstWords.login.isi)}
      aside={
        <>
          <PictureHero />
          <p>
            <Trans>Cerita kamu dijaga: keluhan dan balasan disimpan terenkripsi.</Trans>
          </p>
        </>
      }
    >
      <Stack gap="lg">
        {reason === 'session_expired' && (
          <Alert color="accent" icon={<IconInfoCircle aria-hidden />} role="status">
            <Trans>Sesi kamu berakhir. Silakan login kembali.</Trans>{' '}
            {isKept && dari?.includes('/appointment') && (
              <Trans>Tulisan kamu aman di perangkat ini dan kembali setelah login.</Trans>
            )}
            {memory.isUsed() && <Trans>Tulisan kamu masih ada di tab ini dan kembali setelah login.</Trans>}
          </Alert>
        )}
        {!reason && dari?.includes('/appointment') && (
          <Alert color="accent" icon={<IconInfoCircle aria-hidden />} role="status">
            <Trans>Login dulu, lalu kamu langsung ke halaman pemesanan yang tadi dipilih.</Trans>
          </Alert>
        )}
        <LoginForm dari={dari} />
      </Stack>
    </AccountCard>
  )
}
