import { z } from 'zod';

/** A picture in our store: width and height in pixels, `preview` a tiny blurred one as a data address. */
export const Picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  preview: z.string(),
});
export type Picture = z.infer<typeof Picture>;
