import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { format } from '@sehati/contract/base/sentence'
import { kalimatPush } from '@sehati/contract/channel/push.texts'
import { getWhatsapp, putWhatsapp, removeWhatsapp } from '@sehati/contract/channel/whatsapp.endpoints'
import type { SebabIzinWa } from '@sehati/contract/channel/whatsapp.schema'
import { izinWhatsapp } from '@sehati/contract/channel/whatsapp.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { say } from '../../base/lib/say.ts'
import { showFailure } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import styles from './pilihan-kabar.module.css'

/** The template is approved in Indonesian, so it is quoted as it arrives. */
const pesan = format(kalimatPush.jadwal, { layanan: brandName })

/**
 * For the profile: the consent to WhatsApp messages. Nothing where the service sends none, or the account has no number. `nomor` is the
 * stored number: another one ends the consent, so it is asked for again.
 */
export function PilihanWhatsapp({ nomor }: { nomor: string | null }) {
  const cache = useQueryClient()
  const kept = { ...ask(getWhatsapp), queryKey: [getWhatsapp.path, undefined, nomor] }
  const { data } = useQuery({ ...kept, enabled: nomor !== null })
  const [give, withdraw] = [useSend(putWhatsapp), useSend(removeWhatsapp)]
  if (!data?.tersedia || nomor === null) return null
  const turn = (isOn: boolean) =>
    (isOn ? give : withdraw)
      .mutateAsync({})
      .then((saved) => cache.setQueryData(kept.queryKey, saved))
      .catch(showFailure)
  const ended = data.berakhir && whyEnded[data.berakhir.sebab]?.()
  return (
    <Stack gap="xs" className={styles.perangkat}>
      <RowSwitch label={say(izinWhatsapp)} checked={data.sejak !== null} onChange={turn} />
      {ended && (
        <Alert variant="light" role="note">
          {ended}
        </Alert>
      )}
      <Text size="sm">
        <Trans>
          Pesannya selalu sama, tanpa nama dan tanpa isi konsultasi: “{pesan}” Dikirim ke {nomor} melalui WhatsApp milik
          Meta, yang mengetahui nomor itu. Pukul 21.00–07.00 pesan ditunda, kecuali pengingat satu jam sebelumnya.
        </Trans>
      </Text>
      <Text size="sm">
        <Trans>Berhenti kapan saja di sini, atau balas BERHENTI. Mengganti nomor telepon juga mengakhirinya.</Trans>
      </Text>
    </Stack>
  )
}

/** Why a consent ended. Withdrawing it on this page needs no explanation. */
const whyEnded: Partial<Record<SebabIzinWa, () => string>> = {
  berhenti: () => t`Pengingat berhenti karena BERHENTI dibalas dari nomor kamu.`,
  nomor_berubah: () => t`Pengingat berhenti karena nomor telepon kamu berubah.`,
  tidak_terkirim: () =>
    t`Pengingat berhenti karena WhatsApp tidak dapat mengirim ke nomor kamu. Periksa nomor itu dulu.`,
}
