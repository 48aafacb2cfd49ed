import { Trans } from '@lingui/react/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import type { Naskah } from '@sehati/contract/rights/naskah.schema'
import { useQuery } from '@tanstack/react-query'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { naskahQuery } from './persetujuan.queries.ts'

/** Which version of a notice this is, and since when. */
export function VersiNaskah({ naskah: { versi, terbit_pada } }: { naskah: Naskah }) {
  const tanggal = tanggalPanjang(terbit_pada)
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Versi {versi}, terbit {tanggal}
      </Trans>
    </Text>
  )
}

/** The text of a notice, for a person who opens it. People agree to the Indonesian words, so these are shown in every language. */
export function NaskahIsi({ keperluan, versi }: Pick<Naskah, 'keperluan' | 'versi'>) {
  const naskah = useQuery(naskahQuery(keperluan, versi))
  return (
    <Loaded query={naskah} skeleton={<Skeleton height={120} />}>
      {(found) => (
        <Stack gap="xs">
          <VersiNaskah naskah={found} />
          <Stack gap="xs" lang="id">
            {found.bagian.map(({ judul, isi }) => (
              <Text key={judul} size="sm">
                <b>{`${judul}.`}</b> <span>{isi}</span>
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Loaded>
  )
}
