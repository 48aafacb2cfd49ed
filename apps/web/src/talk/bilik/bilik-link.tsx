import { Button, type ButtonProps } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconVideo } from '@tabler/icons-react'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { isBilikBuka } from './bilik.ts'

type BilikLinkProps = Pick<ButtonProps, 'variant'> & { konsultasi: KonsultasiTampil; now: Date }

/** The way into the room of a consultation while it is open. A plain link: only a loaded document may use the camera. */
export function BilikLink({ konsultasi: k, now, variant }: BilikLinkProps) {
  const { level_id } = useActor()
  if (!isBilikBuka(k, now)) return null
  return (
    <Button
      component="a"
      href={inArea(level_id, `/bilik/${k.jadwal_id}`)}
      variant={variant}
      leftSection={<IconVideo size={18} aria-hidden />}
    >
      {say(bilikTexts.masuk)}
    </Button>
  )
}
