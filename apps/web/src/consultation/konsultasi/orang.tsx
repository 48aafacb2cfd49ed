import { Group } from '@mantine/core'
import { Avatar } from '../../base/ui/avatar.tsx'
import { useFoto } from '../../people/foto/foto.ts'

const SIZE = 32

/** A person of a consultation: the photo, or initials, beside the name. */
export const Orang = ({ name, foto_url }: { name: string; foto_url: string | null }) => (
  <Group gap="xs" wrap="nowrap" component="span">
    <Avatar name={name} src={useFoto(foto_url, SIZE)} size={SIZE} />
    <span>{name}</span>
  </Group>
)
