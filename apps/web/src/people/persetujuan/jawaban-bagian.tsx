import { Stack, Text, Title } from '@mantine/core'
import type { Persetujuan } from '@sehati/contract/people/persetujuan.schema'
import type { ReactNode } from 'react'
import { kataJawaban } from './kata-jawaban.ts'

type JawabanBagianProps = {
  judul: string
  /** The words that a person agrees to, where they are not read elsewhere. */
  pernyataan?: string
  row: Pick<Persetujuan, 'jawaban'>
  children: ReactNode
}

/** A consent, what the person said to it last, and below it what can be done. The law's words are Indonesian in every language. */
export const JawabanBagian = ({ judul, pernyataan, row, children }: JawabanBagianProps) => (
  <Stack component="section" gap="xs" aria-label={judul}>
    <Title order={3} fz="md" lang="id">
      {judul}
    </Title>
    {pernyataan && (
      <Text size="sm" lang="id">
        {pernyataan}
      </Text>
    )}
    <Text size="sm" fw={600} role="status">
      {kataJawaban(row)}
    </Text>
    {children}
  </Stack>
)
