import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { getPemroses } from '@sehati/contract/rights/pemrosesan.endpoints'
import type { Pemroses, UntukPemroses } from '@sehati/contract/rights/pemrosesan.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { Loaded } from '../../base/ui/loaded.tsx'

/** For the notice: who processes data for the clinic, and where they are stored. */
export function PemrosesBagian() {
  const pemroses = useQuery(ask(getPemroses))
  return (
    <Loaded query={pemroses} skeleton={<Skeleton height={80} />}>
      {(found) => <DaftarPemroses {...found} />}
    </Loaded>
  )
}

export function DaftarPemroses({ negara, pihak }: Pemroses) {
  return (
    <>
      {pihak.length === 0 ? (
        <p>
          <Trans>Klinik memprosesnya sendiri; tidak ada pihak lain yang dicantumkan.</Trans>
        </p>
      ) : (
        <ul>
          {pihak.map(({ untuk, nama }) => (
            <li key={untuk}>{`${kataUntuk(untuk)}: ${nama}`}</li>
          ))}
        </ul>
      )}
      {negara && (
        <p>
          <Trans>Data disimpan di negara: {negara}.</Trans>
        </p>
      )}
    </>
  )
}

function kataUntuk(untuk: UntukPemroses): string {
  const kata: Record<UntukPemroses, string> = {
    server: t`Server`,
    email: t`Pengiriman email`,
    whatsapp: t`Pesan WhatsApp, bila disetujui`,
    video: t`Relai panggilan video`,
  }
  return kata[untuk]
}
