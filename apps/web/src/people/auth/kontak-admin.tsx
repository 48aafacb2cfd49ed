import { Trans } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import { telOf } from '@sehati/contract/clinic/layanan.rules'
import { layanan } from '../../clinic/layanan/layanan.ts'

/** How an admin can be reached by a person who cannot sign in; nothing where no admin has written it. */
export function KontakAdmin() {
  const { telepon, email } = layanan() ?? { telepon: [], email: null }
  const ways = [
    ...telepon.map((nomor) => ({ href: `tel:${telOf(nomor)}`, kata: nomor })),
    ...(email ? [{ href: `mailto:${email}`, kata: email }] : []),
  ]
  if (ways.length === 0) return null
  return (
    <Group gap="0 md" mt={4}>
      <Text size="sm">
        <Trans>Kontak layanan:</Trans>
      </Text>
      {ways.map(({ href, kata }) => (
        <Anchor key={href} href={href} size="sm" fw={600} py={10}>
          {kata}
        </Anchor>
      ))}
    </Group>
  )
}
