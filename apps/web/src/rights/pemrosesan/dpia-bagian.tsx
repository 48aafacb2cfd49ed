import { t } from '@lingui/core/macro'
import { Text, Title } from '@mantine/core'
import { dpia, kataNilai } from '@sehati/contract/rights/dpia.texts'
import { SectionCard } from '../../base/ui/section-card.tsx'

/** The risks for people, in the Indonesian words that the clinic signs, with the tests and commands that show each measure. */
export const DpiaBagian = () => (
  <SectionCard
    judul={t`Penilaian dampak`}
    isi={t`Kemungkinan × dampak, masing-masing 1 sampai 4, sebelum dan sesudah tindakan.`}
  >
    {dpia.map(({ judul, sumber, kejadian, siapa, sebelum, sesudah, tindakan }) => (
      <section key={judul} aria-label={judul}>
        <Title order={3} fz="md" lang="id">
          {judul}
        </Title>
        <Text size="sm" lang="id">{`${sumber}. ${kejadian}. ${siapa}.`}</Text>
        <Text size="sm">{`${kataNilai(sebelum)} → ${kataNilai(sesudah)}`}</Text>
        <ul>
          {tindakan.map(([isi, bukti]) => (
            <li key={isi}>
              <Text size="sm" component="span" style={{ overflowWrap: 'anywhere' }}>
                <span lang="id">{isi}</span> <code>{bukti}</code>
              </Text>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </SectionCard>
)
