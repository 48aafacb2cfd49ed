import type { ComponentType } from 'react'
import { lazy } from '../base/ui/lazy.tsx'
import { PagePending } from './page-pending.tsx'

/** A page, or the frame around pages, whose code is fetched when it is opened: `lazyPage(() => import(…), 'HelpPage')`. */
export const lazyPage = <Name extends string>(
  fetchModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReturnType<typeof lazy<object>> => lazy(async () => (await fetchModule())[name], <PagePending />)
