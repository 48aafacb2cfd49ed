import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { removeWebhook, updateWebhook } from '@sehati/contract/channel/webhook.endpoints'
import type { Webhook } from '@sehati/contract/channel/webhook.schema'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { noticesOf, showFailure, showNotice } from '../../base/ui/notice.tsx'
import { EditButton, RemoveButton } from '../../base/ui/row-buttons.tsx'
import { hasilKata } from './kata.ts'
import { useRemoveWebhook, useUjiWebhook, useUpdateWebhook } from './webhook.queries.ts'
import type { Dibuka } from './webhook-dialogs.tsx'

type WebhookActsProps = { row: Webhook; open: (shown: Dibuka) => void }

/** What can be done with a webhook. */
export function WebhookActs({ row, open }: WebhookActsProps) {
  const { webhook_id, alamat } = row
  return (
    <Group gap="xs" mt="xs">
      <ButtonLink
        to={inArea(1, '/integrasi/webhook', { id: webhook_id })}
        variant="light"
        px="sm"
        aria-label={t`Riwayat kiriman ke ${alamat}`}
      >
        <Trans>Riwayat</Trans>
      </ButtonLink>
      <Uji row={row} />
      <EditButton nama={alamat} onClick={() => open({ apa: 'ubah', webhook: row })} />
      <Button
        variant="light"
        px="sm"
        aria-label={t`Ganti rahasia ${alamat}`}
        onClick={() => open({ apa: 'rahasia', webhook: row })}
      >
        <Trans>Ganti rahasia</Trans>
      </Button>
      <Nyala row={row} />
      <Hapus row={row} />
    </Group>
  )
}

/** Sends a test, and says what came of it. */
function Uji({ row: { webhook_id, alamat } }: { row: Webhook }) {
  const uji = useUjiWebhook()
  const send = () =>
    uji.mutate(
      { body: { webhook_id } },
      {
        onSuccess: (kiriman) =>
          kiriman.status === 'terkirim'
            ? showNotice('success', { judul: t`Uji diterima`, isi: hasilKata(kiriman) })
            : showNotice('error', { judul: t`Uji tidak diterima`, isi: hasilKata(kiriman) }),
        onError: showFailure,
      },
    )
  return (
    <Button variant="light" px="sm" aria-label={t`Kirim uji ke ${alamat}`} loading={uji.isPending} onClick={send}>
      <Trans>Kirim uji</Trans>
    </Button>
  )
}

/** Switches it off after a question, and on. */
function Nyala({ row: { webhook_id, alamat, aktif } }: { row: Webhook }) {
  const update = useUpdateWebhook()
  const turn = async () => {
    const isSure =
      !aktif ||
      (await confirm({
        judul: t`Matikan webhook?`,
        isi: t`Yang terjadi selama webhook mati tidak dikirim, juga nanti. Yang sudah menunggu dikirim setelah dinyalakan.`,
        ya: t`Matikan`,
        tidak: t`Batal`,
        isDestructive: true,
      }))
    if (isSure) update.mutate({ body: { webhook_id, aktif: !aktif } }, noticesOf(updateWebhook))
  }
  return (
    <Button
      variant="light"
      px="sm"
      aria-label={aktif ? t`Matikan ${alamat}` : t`Nyalakan ${alamat}`}
      loading={update.isPending}
      onClick={() => void turn()}
    >
      {aktif ? <Trans>Matikan</Trans> : <Trans>Nyalakan</Trans>}
    </Button>
  )
}

function Hapus({ row: { webhook_id, alamat } }: { row: Webhook }) {
  const remove = useRemoveWebhook()
  const ask = async () => {
    const isSure = await confirm({
      judul: t`Hapus webhook?`,
      isi: t`Penerima tidak diberi tahu lagi. Rahasia dan riwayat kirimannya ikut terhapus.`,
      ya: t`Hapus webhook`,
      tidak: t`Batal`,
      isDestructive: true,
    })
    if (isSure) remove.mutate({ query: { id: webhook_id } }, noticesOf(removeWebhook))
  }
  return <RemoveButton nama={alamat} loading={remove.isPending} onClick={() => void ask()} />
}
