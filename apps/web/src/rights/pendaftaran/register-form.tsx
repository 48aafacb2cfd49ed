import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { BPJS_DIGITS, delay } from '@sehati/contract/base/constants'
import { http } from '@sehati/contract/base/http.messages'
import { alerts } from '@sehati/contract/base/texts'
import { Pendaftaran } from '@sehati/contract/people/auth.schema'
import { getNaskah } from '@sehati/contract/rights/persetujuan.endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ApiError } from '../../base/lib/api-error.ts'
import { TextLink, useGo } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { later } from '../../base/ui/later.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useRegister } from '../../people/auth/auth.queries.ts'
import { NewPasswordField } from '../../people/auth/new-password-field.tsx'
import { genderPilihan, userFields } from '../../people/user/user-fields.ts'
import { type UsiaDiketik, usiaKosong } from '../usia/usia-diketik.ts'
import { type Dicentang, jawabanOf } from './dicentang.rules.ts'

/** With the notices: nothing that the page shows first waits for these. */
const PersetujuanDaftar = later(() => import('./persetujuan-daftar.tsx').then((file) => file.PersetujuanDaftar))

type Isian = z.input<typeof Pendaftaran>

const empty = { name: '', email: '', phone_number: '', gender: '' as Isian['gender'], no_bpjs: '', password_hash: '' }

/** The server's own words, or the sentence for a refusal without any; where no server spoke, the one for accidents. */
function rejectionText({ status, code, message, isSilent }: ApiError): string {
  if (status === 0 || code === 'BAD_RESPONSE') return http.INTERNAL.isi
  return isSilent ? alerts.registerRejected.isi : message
}

/**
 * The public registration. A refused one may be sent again after two seconds: the time after which the specification
 * reloads the page. The page itself is not reloaded, so that nothing typed is lost.
 */
export function RegisterForm({ dari }: { dari: string | undefined }) {
  const send = useRegister()
  const go = useGo()
  const [isResting, setIsResting] = useState(false)
  const [dicentang, setDicentang] = useState<Dicentang>({})
  const [usia, setUsia] = useState<UsiaDiketik>(usiaKosong)
  const cache = useQueryClient()

  const rest = async (ms: number) => {
    setIsResting(true)
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
  const form = useIsian(Pendaftaran, {
    defaultValues: empty,
    send: async (body) => {
      await send.mutateAsync({ body: { ...body, level_id: 5, persetujuan: jawabanOf(dicentang) } })
      showNotice('success', alerts.registerSuccess)
      await rest(delay.registerRedirect)
      await go(inPublic('/login', { dari }), { state: { emailLogin: body.email } })
    },
    alertOf: (error) => ({ judul: alerts.registerRejected.judul, isi: rejectionText(error) }),
    refuse: async ({ code }) => {
      if (code === 'NOTICE_STALE') {
        // What was ticked was another text.
        setDicentang({})
        await cache.invalidateQueries({ queryKey: [getNaskah.path] })
      }
      await rest(delay.registerReload)
      setIsResting(false)
    },
  })
  const fields = userFields(form.field)
  const typeUsia = (typed: UsiaDiketik) => {
    setUsia(typed)
    const { dewasa, lahir } = typed
    form.setValue('usia', dewasa === 'belum' ? { dewasa, lahir } : dewasa === 'ya' ? { dewasa } : undefined)
  }

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} takesFocus={!form.refusal?.isOfField} />
        <TextInput {...fields.name} autoComplete="name" />
        <TextInput {...fields.email} autoComplete="email" />
        <DigitsField {...fields.phone_number} autoComplete="tel" />
        <NativeSelect {...fields.gender} data={genderPilihan(t`Pilih jenis kelamin`)} />
        <DigitsField
          {...fields.no_bpjs}
          description={t`${BPJS_DIGITS} digit, tertera pada kartu atau aplikasi Mobile JKN.`}
        />
        <NewPasswordField label={t`Password`} typed={form.watch('password_hash')} {...form.field('password_hash')} />
        <Text size="sm">
          <Trans>
            Baca{' '}
            <TextLink to="/privasi" fw={600}>
              pemberitahuan privasi
            </TextLink>{' '}
            sebelum mendaftar. Yang tidak Anda centang ditanyakan lagi setelah login.
          </Trans>
        </Text>
        <PersetujuanDaftar
          dicentang={dicentang}
          onChange={setDicentang}
          usia={usia}
          onUsia={typeUsia}
          salah={{ lahir: form.errorOf('usia.lahir') }}
        />
        <Button type="submit" loading={send.isPending || isResting} fullWidth mt="xs">
          <Trans>Register</Trans>
        </Button>
      </Stack>
    </form>
  )
}
