import { Outlet, useRouterState } from '@tanstack/react-router'
import styles from './root-layout.module.css'

/** Around every page: a thin line while the next one is being fetched. */
export function RootLayout() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <>
      {isLoading && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
    </>
  )
}
