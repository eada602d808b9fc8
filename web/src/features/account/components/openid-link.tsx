import { openidRoutes } from '@larder/contract/openid';

import { buildUrl } from '#platform/http.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** A plain link: OpenID sign-in redirects the whole browser. */
export function OpenidLink({ next, invitation }: { next: string | undefined; invitation?: string }) {
  const { oidc_name: name } = getPublicConfig();
  if (name === null) return null;
  const href = buildUrl(openidRoutes.beginOpenidLogin.path, {}, { next, invitation });
  return <LinkButton href={href}>Continue with {name}</LinkButton>;
}
