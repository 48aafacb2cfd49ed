import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { getSaya } from '@sehati/contract/people/user.endpoints'
import { insertHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import { type Hubungi as Diterima, HubungiMasukan } from '@sehati/contract/safety/peringatan.schema'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ask, useSend } from '../../base/lib/api.ts'
import { jam, waktuPanjang } from '../../base/lib/tanggal.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { useHubungi } from './use-hubungi.ts'

/** A patient asks to be called today. The number of the profile stands there; the emergency numbers stay above. */
export function Hubungi() {
  const [isAsked, setIsAsked] = useState(false)
  const saya = useQuery({ ...ask(getSaya), enabled: isAsked })
  if (!isAsked)
    return (
      <Button variant="default" onClick={() => setIsAsked(true)}>
        <Trans>Minta petugas menghubungi saya hari ini</Trans>
      </Button>
    )
  // Without a network the field is empty, and can still be filled.
  return saya.isLoading ? null : <Isian phone_number={saya.data?.phone_number ?? ''} />
}

function Isian({ phone_number }: { phone_number: string }) {
  const [diterima, setDiterima] = useState<Diterima | null>(null)
  const send = useSend(insertHubungi)
  const kabar = useRef<HTMLDivElement>(null)
  const form = useIsian(HubungiMasukan, {
    defaultValues: { phone_number, tempat: '' },
    send: async (body) => {
      setDiterima(await send.mutateAsync({ body }))
      kabar.current?.focus()
    },
  })
  // The panel stands within the form of a complaint or a message, which this must not send.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <>
      {/* The button that was pressed is gone: the focus goes to what came of it. */}
      <div role="status" tabIndex={-1} ref={kabar}>
        {diterima && <Kabar diterima={diterima} />}
      </div>
      {!diterima && (
        <Stack gap="sm" role="group" aria-label={t`Minta dihubungi`} onKeyDown={sendByEnter}>
          <RefusalAlert refusal={form.refusal} />
          <TextInput
            label={t`Nomor yang dapat dihubungi`}
            type="tel"
            autoComplete="tel"
            required
            autoFocus
            {...form.field('phone_number')}
          />
          <TextInput
            label={t`Tempat saat ini`}
            description={t`Opsional.`}
            autoComplete="off"
            {...form.field('tempat')}
          />
          <Button onClick={() => void form.submit()} loading={send.isPending} w="fit-content">
            <Trans>Kirim permintaan</Trans>
          </Button>
        </Stack>
      )}
    </>
  )
}

/** What can be promised: a time only where a person is on duty. */
function Kabar({ diterima }: { diterima: Diterima }) {
  const { sekarang, isWithdrawn } = useHubungi(diterima)
  const { sebelum, jaga_berikut } = sekarang
  if (sebelum) {
    const pukul = jam(sebelum)
    return (
      <Text component="div">
        <Trans>Permintaan diterima. Petugas jaga akan menghubungi sebelum {pukul} WIB.</Trans>
      </Text>
    )
  }
  const mulai = jaga_berikut && waktuPanjang(jaga_berikut)
  return (
    <Stack gap="xs">
      {isWithdrawn && (
        <Text component="div">
          <Trans>Kami tidak dapat menepati waktu yang tadi dijanjikan: petugas jaga tidak lagi bertugas. Maaf.</Trans>
        </Text>
      )}
      <Text component="div">
        <Trans>Petugas klinik sedang tidak bertugas. Nomor di atas tetap dapat dihubungi.</Trans>
      </Text>
      <Text component="div">
        {mulai
          ? t`Permintaan tersimpan. Petugas jaga berikutnya bertugas mulai ${mulai}.`
          : t`Permintaan tersimpan dan admin sudah diberi tahu.`}
      </Text>
    </Stack>
  )
}
