import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary'
import { createQueryClient } from '@/queries/queryClient'
import { takeConsoleMessages } from '../consoleMessages'

function renderQuery(queryFn: () => Promise<string>) {
  const client = createQueryClient({ expire: vi.fn() })
  function Screen() {
    const { error } = useQuery({ queryKey: ['anything'], queryFn })
    return <p>{error ? 'The screen says why' : 'Loading'}</p>
  }
  render(
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={() => <p>The error page</p>}>
        <Screen />
      </ErrorBoundary>
    </QueryClientProvider>,
  )
}

test('a bug of ours in a query shows the error page', async () => {
  renderQuery(() => Promise.reject(new TypeError('a bug')))
  expect(await screen.findByText('The error page')).toBeInTheDocument()
  expect(takeConsoleMessages().join()).toContain('a bug')
})

test('when a request fails the screen stays, and says why', async () => {
  renderQuery(() => Promise.reject(new ApiError('failed', 'Down for repairs')))
  expect(await screen.findByText('The screen says why')).toBeInTheDocument()
})
