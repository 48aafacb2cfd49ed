import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text } from '@mantine/core'
import { insertPengungkapan } from '@sehati/contract/safety/pengungkapan.endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { inUrl, useUrlSearch } from '../../base/lib/url-search.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Tulisan } from '../../base/ui/tulisan.tsx'
import { pengungkapanQuery, useUngkap } from './pengungkapan.queries.ts'

const UngkapForm = later(() => import('./ungkap-form.tsx').then((file) => file.UngkapForm))

/** The consultation from which the page was opened. */
export const Search = z.object({ jadwal_id: inUrl.id })

/** /pengungkapan: whom outside of the clinic the professional has told of a person in danger. */
export function Page() {
  const [{ jadwal_id }] = useUrlSearch(Search)
  const rows = useQuery(pengungkapanQuery())
  const send = useUngkap()
  const header = (actions?: ReactNode) => (
    <PageHeader
      judul={t`Pengungkapan karena bahaya`}
      isi={t`Kepada siapa di luar klinik Anda memberi tahu tentang seseorang karena nyawanya, atau nyawa orang lain, terancam. Buka dari halaman konsultasinya untuk mencatat.`}
      actions={actions}
    />
  )
  return (
    <>
      {jadwal_id === undefined ? (
        header()
      ) : (
        <FormDialog<number>
          judul={(id) => t`Pengungkapan, konsultasi #${id}`}
          form={(id, dialog) => (
            <UngkapForm send={(isi) => send.mutateAsync({ body: { jadwal_id: id, ...isi } })} {...dialog} />
          )}
          onSaved={() => showSuccess(insertPengungkapan)}
        >
          {(open) =>
            header(
              <Button onClick={() => open(jadwal_id)}>
                <Trans>Catat pengungkapan</Trans>
              </Button>,
            )
          }
        </FormDialog>
      )}
      <List
        query={rows}
        empty={{ isi: t`Belum ada pengungkapan yang Anda catat.` }}
        skeleton={<SkeletonLines rows={3} height={110} />}
      >
        {(found) => (
          <Stack component="ul" gap="md" m={0} p={0}>
            {found.map(({ pengungkapan_id, nama, kepada, alasan, pada, jadwal_id: nomor }) => {
              const waktu = waktuPanjang(pada)
              return (
                <Card component="li" key={pengungkapan_id}>
                  <Text fw={600}>{nama}</Text>
                  <Text size="sm" c="dimmed">
                    <span>{waktu}</span>
                    {nomor !== null && <span>{` · ${t`konsultasi #${nomor}`}`}</span>}
                  </Text>
                  <Text>
                    <Trans>Kepada {kepada}</Trans>
                  </Text>
                  <Tulisan>{alasan}</Tulisan>
                </Card>
              )
            })}
          </Stack>
        )}
      </List>
    </>
  )
}
