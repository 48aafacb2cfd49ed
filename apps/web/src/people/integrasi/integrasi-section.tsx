import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { SectionCard } from '../../base/ui/section-card.tsx'

/** Where the settings lead to the keys of other programs. */
export const IntegrasiSection = () => (
  <SectionCard
    judul={t`Integrasi`}
    isi={t`Kunci API untuk program kampus yang membaca data layanan ini, dan webhook yang memberi tahu sistem kampus.`}
  >
    <div>
      <ButtonLink to={inArea(1, '/integrasi')} variant="default">
        <Trans>Kelola kunci API</Trans>
      </ButtonLink>
    </div>
  </SectionCard>
)
