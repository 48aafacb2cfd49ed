import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import type { TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import { sso as messages } from '@sehati/contract/people/sso.messages'
import { IconBuilding } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { useGo } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { caraMasuk } from '../auth/cara-masuk.ts'
import { useKeluarSso, useMulaiSso, useTukarSso } from './sso.queries.ts'
import { begin, providerUsed, takeReturn } from './sso-login.ts'

export type SsoProps = {
  dari: string | undefined
  onSignedIn: (hasil: LoginHasil) => Promise<void>
  /** The account has a second factor. */
  onSecond: (second: TiketKedua) => void
  /** The account with this e-mail is not linked yet. */
  onLink: (waiting: { tiket: string; email: string; kunci: string }) => void
}

const tell = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  showNotice('error', { judul: error.judul, isi: error.message })
}

/** The providers at which people sign in, and what happens when one has led back here. */
export function MasukSso({ dari, ...then }: SsoProps) {
  const mulai = useMulaiSso()
  const returning = useReturn(then)
  const open = async (penyedia: string) => {
    try {
      const { alamat } = await mulai.mutateAsync({ body: { penyedia, kunci: await begin(penyedia, dari) } })
      location.assign(alamat)
    } catch (error) {
      tell(error)
    }
  }
  const providers = caraMasuk().sso ?? []
  return (
    <>
      {providers.map(({ kode, label }) => (
        <Button
          key={kode}
          variant="default"
          fullWidth
          leftSection={<IconBuilding size={18} aria-hidden />}
          loading={returning || (mulai.isPending && mulai.variables.body.penyedia === kode)}
          onClick={() => void open(kode)}
        >
          <Trans>Masuk dengan {label}</Trans>
        </Button>
      ))}
      <KeluarSso />
    </>
  )
}

/** Exchanges the ticket with which a provider has led back here. Returns whether it is under way. */
function useReturn(then: Omit<SsoProps, 'dari'>): boolean {
  // What follows is that of the page once it knows again where the person was going.
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  const tukar = useTukarSso()
  const go = useGo()
  const finish = async () => {
    const returned = takeReturn()
    if (!returned) return
    const { tiket, kunci, penyedia, dari } = returned
    // The ticket leaves the address before it is used.
    await go(inPublic('/login', { dari }), { replace: true })
    if (tiket === null) return showNotice('error', messages.SSO_FAILED)
    // The session there exists, also where this page still asks for a password or a code.
    providerUsed.keep(penyedia)
    try {
      const hasil = await tukar.mutateAsync({ body: { tiket, kunci } })
      await latest.current.onSignedIn(hasil)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'SECOND_FACTOR') latest.current.onSecond(error.data as TiketKedua)
      else if (error.code === 'LINK_PASSWORD')
        latest.current.onLink({ ...(error.data as { tiket: string; email: string }), kunci })
      else tell(error)
    }
  }
  const first = useRef(finish)
  useEffect(() => void first.current(), [])
  return tukar.isPending
}

/** After signing out here, the session at the provider goes on: on a shared device the next person would be let in. */
function KeluarSso() {
  const keluar = useKeluarSso()
  const kode = providerUsed.get()
  const label = caraMasuk().sso?.find((one) => one.kode === kode)?.label
  if (kode === null || label === undefined) return null
  const leave = async () => {
    try {
      const { alamat } = await keluar.mutateAsync({ query: { penyedia: kode } })
      providerUsed.forget()
      location.assign(alamat)
    } catch (error) {
      tell(error)
    }
  }
  return (
    <Button variant="subtle" fullWidth loading={keluar.isPending} onClick={() => void leave()}>
      <Trans>Keluar juga dari {label}</Trans>
    </Button>
  )
}
