import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { assetAt } from './assets.js';
import { type Reply, type Request } from './reader.js';

/** Style, script, fonts: nothing is ever loaded from another host. */
@Controller('/assets')
export class AssetsController {
  @Get('/:name')
  asset(@Req() request: Request, @Res() reply: Reply): void {
    const [path] = request.url.split('?');
    const asset = assetAt(path);
    if (!asset) throw new NotFoundException();
    const zipped = asset.gzipped !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const lasting = path === '/assets/page.css' ? 'max-age=60' : 'public, max-age=31536000, immutable';
    reply.header('content-type', asset.type).header('cache-control', lasting).header('vary', 'accept-encoding');
    if (zipped) reply.header('content-encoding', 'gzip');
    reply.send(zipped ? asset.gzipped : asset.body);
  }
}
