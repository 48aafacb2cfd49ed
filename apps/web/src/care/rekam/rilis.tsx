import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { releaseRekam } from '@sehati/contract/care/rekam.endpoints'
import type { VersiRekam } from '@sehati/contract/care/rekam.schema'
import type { ApiError } from '../../base/lib/api-error.ts'
import { say } from '../../base/lib/say.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { useRilis } from './rekam.queries.ts'

/** Releases a limited note to the client, or says since when it is. */
export function Rilis({ rekam_id, dirilis_pada }: VersiRekam) {
  const rilis = useRilis()
  if (dirilis_pada !== null) {
    const waktu = waktuPanjang(dirilis_pada)
    return (
      <Text size="sm" fw={600}>
        {t`Dirilis kepada klien pada ${waktu}`}
      </Text>
    )
  }
  const release = async () => {
    const isAgreed = await confirm({
      judul: t`Rilis catatan ini kepada klien?`,
      isi: t`Klien dapat membaca versi ini dan mendapat pemberitahuan. Rilis tidak dapat ditarik kembali.`,
      ya: t`Rilis`,
    })
    if (!isAgreed) return
    await rilis.mutateAsync({ query: { id: rekam_id } }).then(
      () => showNotice('success', { judul: t`Catatan dirilis`, isi: say(releaseRekam.message) }),
      (error: ApiError) => showFailure(error),
    )
  }
  return (
    <Group>
      <Button variant="default" loading={rilis.isPending} onClick={release}>
        <Trans>Rilis kepada klien</Trans>
      </Button>
    </Group>
  )
}
