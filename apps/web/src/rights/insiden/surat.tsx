import { Stack, Text } from '@mantine/core'
import type { Bagian } from '@sehati/contract/rights/insiden.rules'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import { Facts } from '../../base/ui/facts.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'

/** The words of a letter, which are Indonesian in every language of the page. */
export const Surat = ({ pembuka, bagian }: { pembuka: string; bagian: readonly Bagian[] }) => (
  <Stack gap="sm" lang="id">
    <Text>{pembuka}</Text>
    <Facts items={bagian.map(({ judul, isi }) => [judul, <Tulisan key={judul}>{isi}</Tulisan>])} />
    <Text size="sm">{insidenTexts.dasar}</Text>
  </Stack>
)
