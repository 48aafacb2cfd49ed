import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { WEBHOOK_GAGAL_HARI } from '@sehati/contract/channel/webhook.rules'
import type { Webhook } from '@sehati/contract/channel/webhook.schema'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { tanggalPanjang, waktuPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { CardRow } from '../../base/ui/card-list.tsx'
import { hasilKata, jenisKata } from './kata.ts'
import { WebhookActs } from './webhook-acts.tsx'
import type { Dibuka } from './webhook-dialogs.tsx'

/** A webhook: where it leads, whether it is on, what came of its last delivery, and what can be done. */
export function WebhookRow({ row, open }: { row: Webhook; open: (shown: Dibuka) => void }) {
  const { alamat, jenis, oleh, menunggu } = row
  const dibuat = tanggalPanjang(row.dibuat)
  return (
    <CardRow acts={null}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {alamat}
      </Text>
      <Keadaan row={row} />
      <Text size="sm">{jenis.map((one) => t(jenisKata[one])).join(' · ')}</Text>
      <Text size="sm">
        <Terakhir terakhir={row.terakhir} />
        {menunggu > 0 && <span> {plural(menunggu, { other: '# kiriman menunggu.' })}</span>}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>
          Dibuat oleh {oleh}, {dibuat}.
        </Trans>
      </Text>
      <WebhookActs row={row} open={open} />
    </CardRow>
  )
}

/** Whether it is on; else since when it is off and why. */
function Keadaan({ row: { aktif, mati_sejak, sebab_mati, gagal_sejak } }: { row: Webhook }) {
  if (aktif && gagal_sejak === null)
    return (
      <div>
        <BadgeLabel tone="green" icon={IconCircleCheck}>
          <Trans>Aktif</Trans>
        </BadgeLabel>
      </div>
    )
  const sejak = waktuPanjang((aktif ? gagal_sejak : mati_sejak) ?? '')
  if (aktif)
    return (
      <>
        <div>
          <BadgeLabel tone="amber" icon={IconAlertTriangle}>
            <Trans>Aktif, penerima gagal</Trans>
          </BadgeLabel>
        </div>
        <Text size="sm">
          <Trans>
            Gagal sejak {sejak}. Dimatikan bila gagal {WEBHOOK_GAGAL_HARI} hari.
          </Trans>
        </Text>
      </>
    )
  return (
    <>
      <div>
        <BadgeLabel tone="red" icon={IconCircleX}>
          <Trans>Mati</Trans>
        </BadgeLabel>
      </div>
      <Text size="sm">
        <Trans>Mati sejak {sejak}.</Trans>
        {sebab_mati === 'gagal' && (
          <span>
            {' '}
            <Trans>Layanan mematikannya karena penerima gagal {WEBHOOK_GAGAL_HARI} hari.</Trans>
          </span>
        )}
        {sebab_mati === 'hilang' && (
          <span>
            {' '}
            <Trans>Layanan mematikannya karena penerima menjawab bahwa ia sudah tidak ada (410).</Trans>
          </span>
        )}
      </Text>
    </>
  )
}

function Terakhir({ terakhir }: Pick<Webhook, 'terakhir'>) {
  if (terakhir === null) return <Trans>Belum ada kiriman.</Trans>
  const [kapan, hasil] = [waktuPanjang(terakhir.dicoba), hasilKata(terakhir)]
  return (
    <Trans>
      Kiriman terakhir {kapan}. {hasil}.
    </Trans>
  )
}
