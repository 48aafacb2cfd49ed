import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { putPutusanIdentitas } from '@sehati/contract/rights/identitas-rekam.endpoints'
import type { IdentitasTersimpan } from '@sehati/contract/rights/identitas-rekam.schema'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { Facts } from '../../base/ui/facts.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import { usePutusIdentitas } from './identitas-rekam.queries.ts'

type PutusFormProps = InDialog & { bukaan: NonNullable<IdentitasTersimpan['bukaan']> }

/** Another person decides about an opening, once. */
export function PutusForm({ bukaan, onSaved, onCancel }: PutusFormProps) {
  const put = usePutusIdentitas()
  const decide = (setuju: boolean) =>
    put.mutate(
      { query: { id: bukaan.buka_id }, body: { setuju } },
      { ...noticesOf(putPutusanIdentitas), onSettled: onSaved },
    )
  return (
    <Stack gap="md">
      <Facts
        items={[
          [t`Diminta oleh`, bukaan.peminta],
          [t`Diminta`, waktuPanjang(bukaan.diminta_pada)],
          [t`Alasan`, <Tulisan key="alasan">{bukaan.alasan}</Tulisan>],
        ]}
      />
      <Group gap="sm">
        <Button data-autofocus loading={put.isPending} onClick={() => decide(true)}>
          <Trans>Setujui</Trans>
        </Button>
        <Button variant="default" disabled={put.isPending} onClick={() => decide(false)}>
          <Trans>Tidak setuju</Trans>
        </Button>
        <Button variant="subtle" disabled={put.isPending} onClick={onCancel}>
          <Trans>Batal</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
