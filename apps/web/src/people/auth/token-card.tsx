import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'

type TokenCardProps = {
  judul: string
  /** Said while the link is good. */
  isi: string
  /** What a link that is good no more says, and what leads on from there. */
  ended: { judul: string; isi: string }
  ways: ReactNode
  form: (token: string, onInvalid: () => void) => ReactNode
}

/** Where a mail leads by a link that is good once and for a time. */
export function TokenCard({ judul, isi, ended, ways, form }: TokenCardProps) {
  const token = useTokenFragment()
  const [refused, setRefused] = useState<string | null>(null)
  const good = token === refused ? null : token
  return (
    <AccountCard judul={judul} isi={good === null ? '' : isi} aside={<PictureHero />}>
      <NoIndex />
      {good === null ? (
        <Stack gap="lg">
          <FormAlert {...ended} />
          {ways}
        </Stack>
      ) : (
        form(good, () => setRefused(good))
      )}
    </AccountCard>
  )
}
