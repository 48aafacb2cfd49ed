import { type LevelId, roles } from '@sehati/contract/base/access'
import { IconBriefcase2, IconHeartHandshake, IconShieldCheck, IconStethoscope, IconUser } from '@tabler/icons-react'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { roleKata } from './people.rules.ts'

const faces = {
  1: { tone: 'accent', icon: IconShieldCheck },
  2: { tone: 'blue', icon: IconStethoscope },
  3: { tone: 'green', icon: IconHeartHandshake },
  4: { tone: 'amber', icon: IconBriefcase2 },
  5: { tone: 'grey', icon: IconUser },
} as const satisfies Record<LevelId, object>

/** A role: icon, word, colour. */
export const RoleBadge = ({ level_id }: { level_id: LevelId }) => (
  <BadgeLabel tone={faces[level_id].tone} icon={faces[level_id].icon}>
    {roleKata(roles[level_id].nama)}
  </BadgeLabel>
)
