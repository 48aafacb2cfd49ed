import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

type RowButtonProps = {
  /** What the row is called, for those who hear the buttons of many rows. */
  nama: string
  loading?: boolean
  onClick: () => void
}

export const EditButton = ({ nama, ...button }: RowButtonProps) => (
  <Button
    variant="light"
    px="sm"
    leftSection={<IconPencil size={18} aria-hidden />}
    aria-label={t`Edit ${nama}`}
    {...button}
  >
    <Trans>Edit</Trans>
  </Button>
)

export const RemoveButton = ({ nama, ...button }: RowButtonProps) => (
  <Button
    variant="subtle"
    color="red"
    px="sm"
    leftSection={<IconTrash size={18} aria-hidden />}
    aria-label={t`Hapus ${nama}`}
    {...button}
  >
    <Trans>Hapus</Trans>
  </Button>
)
