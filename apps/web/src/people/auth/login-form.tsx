import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { delay } from '@sehati/contract/base/constants'
import { alerts } from '@sehati/contract/base/texts'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import { type LoginHasil, LoginMasukan } from '@sehati/contract/people/auth.schema'
import type { TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { deviceToken } from '../../base/lib/device-token.ts'
import { TextLink, useGo } from '../../base/lib/links.tsx'
import { inOwnArea, inPublic, OWN_PASSWORD_PAGE } from '../../base/lib/paths.ts'
import { session } from '../../base/lib/session.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { later } from '../../base/ui/later.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { useLogin } from './auth.queries.ts'
import { hasCaraLain } from './cara-masuk.ts'
import { KontakAdmin } from './kontak-admin.tsx'

/**
 * A refused login shows the same text, whichever of its fields was wrong. Where the server did not check the password, or
 * something failed after it had, the sentence does not blame it.
 */
function tell(error: unknown) {
  if (!(error instanceof ApiError))
    return showNotice('error', {
      judul: messages.LOGIN_FAILED.judul,
      isi: t`Browser ini tidak dapat menyelesaikan login. Muat ulang halaman, lalu coba lagi.`,
    })
  if (error.code === 'ACCOUNT_INACTIVE')
    return showNotice('info', messages.ACCOUNT_INACTIVE, undefined, <KontakAdmin />)
  const { judul, isi } = messages.LOGIN_FAILED
  const wasNotJudged = error.isPassing || error.status === 429
  showNotice('error', { judul, isi: wasNotJudged ? error.message : isi })
}

const MasukLain = later(() => import('./masuk-lain.tsx').then((file) => file.MasukLain), null)
const Hubungkan = later(() => import('../sso/hubungkan.tsx').then((file) => file.Hubungkan))
const LangkahKedua = later(() => import('./langkah-kedua.tsx').then((file) => file.LangkahKedua))

/** The login that waits for its second factor; null where it was refused for another reason. */
const secondOf = (error: unknown): TiketKedua | null =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR' ? (error.data as TiketKedua) : null

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was registered or invited on the page before. It stands in no URL. */
    emailLogin?: string
  }
}

/** E-mail and password; the e-mail of the page before stands there already. After success the alert shows for two seconds, then the credentials are kept and the page changes. */
export function LoginForm({ dari }: { dari: string | undefined }) {
  const email = useLocation({ select: ({ state }) => state.emailLogin })
  const login = useLogin()
  const go = useGo()
  const [isLeaving, setIsLeaving] = useState(false)
  const [waiting, setWaiting] = useState<
    (TiketKedua & { email?: string | undefined; deviceToken: string | null }) | null
  >(null)
  const [linking, setLinking] = useState<{ tiket: string; kunci: string; email: string } | null>(null)
  const askSecond = (second: TiketKedua, email?: string) => {
    setLinking(null)
    setWaiting({ ...second, email, deviceToken: null })
  }
  const enter = async (reply: LoginHasil, email?: string) => {
    const { status_user: _, harus_ganti_password, perangkat_token, ...found } = reply
    if (perangkat_token && email !== undefined) await deviceToken.keep(email, perangkat_token)
    setIsLeaving(true)
    showNotice('success', alerts.loginSuccess)
    await new Promise((resolve) => setTimeout(resolve, delay.loginRedirect))
    const isStored = await session.start(found)
    if (!isStored)
      showNotice('info', {
        judul: t`Login hanya di tab ini`,
        isi: t`Browser ini tidak dapat menyimpan login. Kamu tetap masuk sampai tab ini ditutup atau dimuat ulang.`,
      })
    const next = harus_ganti_password ? inPublic(OWN_PASSWORD_PAGE, { dari }) : inOwnArea(found.level_id, dari)
    await go(next, { replace: true })
  }
  const form = useIsian(LoginMasukan, {
    defaultValues: { email: email ?? '' },
    send: async (body, { setFocus }) => {
      const known = await deviceToken.read(body.email)
      try {
        await enter(await login.mutateAsync({ body, deviceToken: known }), body.email)
      } catch (error) {
        const second = secondOf(error)
        if (second) return setWaiting({ ...second, email: body.email, deviceToken: known })
        // Taken here, not as a refusal: no field is marked, and it may be no refusal at all.
        tell(error)
        setIsLeaving(false)
        setFocus('password')
      }
    },
  })
  const { setFocus } = form
  useEffect(() => {
    if (email !== undefined) setFocus('password')
  }, [email, setFocus])

  if (waiting)
    return (
      <LangkahKedua
        second={waiting}
        deviceToken={waiting.deviceToken}
        onSignedIn={(reply) => enter(reply, waiting.email)}
        onBack={() => setWaiting(null)}
      />
    )
  if (linking)
    return (
      <Hubungkan
        {...linking}
        onSignedIn={(reply) => enter(reply, linking.email)}
        onSecond={(second) => askSecond(second, linking.email)}
        onBack={() => setLinking(null)}
      />
    )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.field('email')}
        />
        <div>
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.field('password')}
          />
          <Group justify="flex-end" mt={4}>
            <TextLink to={inPublic('/lupa-password', { dari })} size="sm" fw={600} py={10}>
              <Trans>Forgot Password</Trans>
            </TextLink>
          </Group>
        </div>
        <Button type="submit" loading={login.isPending || isLeaving} fullWidth>
          <Trans>Login</Trans>
        </Button>
        {hasCaraLain() && <MasukLain dari={dari} onSignedIn={enter} onSecond={askSecond} onLink={setLinking} />}
        <Text size="sm" ta="center" mt="xs">
          <Trans>
            Belum punya akun?{' '}
            <TextLink to={inPublic('/register', { dari })} fw={600}>
              Sign up
            </TextLink>
          </Trans>
        </Text>
      </Stack>
    </form>
  )
}
