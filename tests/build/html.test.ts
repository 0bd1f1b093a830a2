import { expect, test } from 'vitest'
import * as html from '@/platform/build/html'

const template = html.parseTemplate(`<!doctype html>
<html lang="en" data-preloading>
  <head>
    <meta charset="utf-8" />
    <!-- not for visitors -->
    <script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" href="/assets/index.css">
  </head>
  <body>
    <div id="preloader"></div>
    <div id="root"></div>
    <script id="preloader-script">dismiss('<!-- & </b>')</script>
  </body>
</html>`)

const RENDERED =
  '<link rel="preload" as="image" href="/a.svg"/><title>FAQs</title><p>1 &lt; 2<!-- --> &amp; <b>3</b></p><!--$--><img src="/a.svg" alt=""/><img src="/a.svg" alt=""/><!--/$-->'

test('the template has no stylesheet links and no comments, and its inline scripts are unchanged', () => {
  expect(template.stylesheets).toEqual(['assets/index.css'])
  expect(template.html).not.toMatch(/stylesheet|not for visitors/)
  expect(html.inlineScriptsOf(html.newDocument(template))).toEqual([`dismiss('<!-- & </b>')`])
})

test('a page without the preloader contains nothing of it', () => {
  const document = html.newDocument(template)
  html.removePreloader(document)
  expect(document.toString()).not.toContain('preload')
})

test('content is what React has rendered, with its comments and without hoisted elements', () => {
  const content = html.parseReactOutput(RENDERED)
  html.removeHoisted(content)
  const document = html.newDocument(template)
  html.setContent(document, '/faqs', content)
  const page = new DOMParser().parseFromString(document.toString(), 'text/html')
  const expected = new DOMParser().parseFromString(
    RENDERED.replace(/^.*<\/title>/, ''),
    'text/html',
  )
  const root = page.getElementById('root')
  expect(root?.innerHTML).toBe(expected.body.innerHTML)
  expect(root?.dataset.path).toBe('/faqs')
})

test('a style that the policy would block fails the build and names the page', () => {
  const refuse = (text: string) => html.refuseInlineStyles(html.parseReactOutput(text), '/faqs')
  expect(() => refuse('<p><b style="color: red">No</b></p>')).toThrow('/faqs has a style')
  expect(() => refuse('<p data-style="a">style="b"</p>')).not.toThrow()
})
